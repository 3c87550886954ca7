import { partition } from 'es-toolkit';
import type { Patch } from 'immer';
import { type RefObject, useEffect } from 'react';
import type { HandoutDocument } from '#shared/document/document.ts';
import { findBox, writeIntoBoxes } from '#shared/paper/draw/fitted-boxes.ts';
import { HEAD_KEY } from '#shared/paper/layout/paper-content.ts';
import { toBlocks } from '#shared/text/RichText.tsx';
import type { RichTextValue } from '#shared/text/rich-text.ts';
import { useEditor } from '../../document/editor-context.ts';
import { findTypedText, type TypedText } from './rendered-text.ts';

/**
 * Writes typed letters into the sheets in the task of the key, wherever the patch's field is drawn. React draws the same
 * letters after the frame, or at once where the letters change the height of their block.
 */
export function useTextPatcher(sheets: RefObject<HTMLElement | null>): void {
  const editor = useEditor();
  useEffect(() => {
    editor.patchText = (before, after, [patch, ...others]) => {
      // Only a rich field shows typing by itself; React has to draw every other one at once.
      const isTyping = (document.activeElement as HTMLElement | null)?.isContentEditable === true;
      if (!isTyping || !sheets.current || !patch || others.length > 0) return false;
      const [was, is] = [readBlocks(before, patch), readBlocks(after, patch)];
      const fields = [...sheets.current.querySelectorAll(toSelector(before, patch))];
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
  const first = takeFirstSheet(boxed);
  for (const text of loose) text.data = after;
  const isFitted = writeIntoBoxes(first, after, isLongerWord(before, after));
  return isFitted && blocks.every(({ offsetHeight }, index) => offsetHeight === heights[index]);
}

/**
 * Returns the texts on the first sheet in sight that has some. A word of a game stands on every card, and React draws it on
 * the other cards right after the frame: before it, each more would be laid out and painted too.
 */
function takeFirstSheet(texts: readonly Text[]): readonly Text[] {
  const bySheet = Map.groupBy(texts, ({ parentElement }) => parentElement?.closest('.page') ?? null);
  const [first, ...others] = bySheet;
  if (!first || others.length === 0) return texts;
  const [, found] = [first, ...others].find(([sheet]) => sheet && isInSight(sheet)) ?? first;
  return found;
}

function isInSight(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < window.innerHeight;
}

/** Tells whether letters were inserted at one place, and none taken away; a space would part a word. */
function isLongerWord(before: string, after: string): boolean {
  let place = 0;
  while (place < before.length && before[place] === after[place]) place += 1;
  const inserted = after.slice(place, place + after.length - before.length);
  return inserted !== '' && !/\s/.test(inserted) && after.endsWith(before.slice(place));
}
