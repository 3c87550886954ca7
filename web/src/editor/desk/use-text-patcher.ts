import { partition } from 'es-toolkit';
import type { Patch } from 'immer';
import { type RefObject, useEffect } from 'react';
import { findChangedRange } from '#shared/changed-range.ts';
import type { HandoutDocument } from '#shared/document/document.ts';
import { findBox, writeIntoBoxes } from '#shared/paper/draw/fitted-boxes.ts';
import { HEAD_KEY } from '#shared/paper/layout/paper-content.ts';
import { toBlocks } from '#shared/text/RichText.tsx';
import type { RichTextValue } from '#shared/text/rich-text.ts';
import { useEditor } from '../../document/editor-context.ts';
import { findTypedText, type TypedText } from './rendered-text.ts';
import { listWrittenFields } from './written-fields.ts';

/**
 * Writes typed letters into the sheets in the task of the key: wherever the patch's field is drawn, or on the first
 * sheet in sight where the field is in boxes. React draws the same letters on all sheets after the frame, or at
 * once where the letters change the height of their block.
 */
export function useTextPatcher(sheets: RefObject<HTMLElement | null>): void {
  const editor = useEditor();
  useEffect(() => {
    editor.patchText = (before, after, patches) => {
      // A default name follows the title that is typed; no sheet shows both.
      const [patch, ...others] = patches.filter(({ path }) => path[0] !== 'filename');
      // Only a rich field shows typing by itself; React has to draw every other one at once.
      const isTyping = (document.activeElement as HTMLElement | null)?.isContentEditable === true;
      if (!isTyping || !sheets.current || !patch || others.length > 0) return false;
      const [was, is] = [readBlocks(before, patch), readBlocks(after, patch)];
      // Those alone: until React draws, the other sheets show the letters before.
      const fields = listWrittenFields([...sheets.current.querySelectorAll(toSelector(before, patch))]);
      const typed = was && is && findTypedText(was, is, fields);
      return typed !== null && typed.texts.length > 0 && writeText(typed);
    };
    return () => {
      editor.patchText = null;
    };
  }, [editor, sheets]);
}

/** Returns the blocks of the rich text that a patch is about; null where it is about anything else. */
function readBlocks(document: object, { path }: Patch) {
  const value = path.reduce<unknown>((holder, key) => (holder as Record<string, unknown>)[key], document);
  const isRichText = typeof value === 'string' || (value as { type?: unknown } | null)?.type === 'doc';
  return isRichText ? toBlocks(value as RichTextValue) : null;
}

/** Returns the selector of the elements that show the patch's field, such as a term on each of its cards. */
function toSelector({ items }: HandoutDocument, { path }: Patch): string {
  const item = path[0] === 'items' ? items[Number(path[1])] : undefined;
  const field = (item ? path.slice(2) : path).join('.');
  return `[data-block="${CSS.escape(item?.id ?? HEAD_KEY)}"] [data-field="${field}"]`;
}

/** Writes the letters, fits their boxes again, and tells whether the sheets look as if React had drawn them. */
function writeText({ texts, before, after }: TypedText): boolean {
  const [boxed, loose] = partition(texts, (text) => findBox(text) !== null);
  // Texts outside boxes of a fixed size change the height of their block with their lines.
  const blocks = loose.flatMap(
    ({ parentElement }) => parentElement?.closest<HTMLElement>('.block-content') ?? [],
  );
  const heights = blocks.map(({ offsetHeight }) => offsetHeight);
  for (const text of loose) text.data = after;
  const isFitted = writeIntoBoxes(boxed, after, isLongerWord(before, after));
  return isFitted && blocks.every(({ offsetHeight }, index) => offsetHeight === heights[index]);
}

/** Letters between which no line breaks. Others, such as hyphens and Chinese, part a word. */
const LETTERS = /^[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{M}\p{N}]+$/u;

/** Tells whether letters were inserted at one place of a word, and none taken away. */
function isLongerWord(before: string, after: string): boolean {
  const { from, oldTo, newTo } = findChangedRange(before, after);
  return oldTo === from && LETTERS.test(after.slice(from, newTo));
}
