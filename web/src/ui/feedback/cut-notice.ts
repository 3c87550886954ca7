import type { ClipboardEvent } from 'react';
import { showToast } from './toast.ts';

let closeLast: (() => void) | null = null;

/** Says that a text was longer than its field allows: "Cut to 300 characters." */
export function showCutNotice(limit: number): void {
  closeLast?.();
  closeLast = showToast({ words: `Cut to ${limit.toLocaleString('en')} characters.` });
}

/** Says so where what is pasted into an input goes over its `maxLength`: the browser cuts it without a word. */
export function noticeCutPaste({
  currentTarget,
  clipboardData,
}: ClipboardEvent<HTMLInputElement | HTMLTextAreaElement>): void {
  const { maxLength, value, selectionStart, selectionEnd } = currentTarget;
  const replaced = (selectionEnd ?? 0) - (selectionStart ?? 0);
  const length = value.length - replaced + clipboardData.getData('text/plain').length;
  if (maxLength >= 0 && length > maxLength) showCutNotice(maxLength);
}
