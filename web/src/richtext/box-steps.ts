import { findChangedRange } from '#shared/changed-range.ts';
import type { EarlyStep } from '../ui/behaviour/early-step.ts';

type Box = Pick<HTMLTextAreaElement, 'value' | 'selectionStart' | 'selectionEnd'>;

/** Returns the step that selects in an editor what is selected in a box of text. */
export const readSelected = ({ value, selectionStart, selectionEnd }: Box): EarlyStep => ({
  selected: [selectionStart, selectionEnd],
  of: value,
});

/** Returns what a box of text has done, whatever the key: the letters that it had selected for that, and those in place of them. */
export function readChange(before: string, { value, selectionEnd }: Box): EarlyStep[] {
  // Where letters are alike, those before the caret are the new ones.
  const kept = before.endsWith(value.slice(selectionEnd)) ? value.length - selectionEnd : 0;
  const now = value.slice(0, value.length - kept);
  const { from, oldTo, newTo } = findChangedRange(before.slice(0, before.length - kept), now);
  return [{ selected: [from, oldTo], of: before }, { text: now.slice(from, newTo) }];
}
