import type { Patch } from 'immer';
import { type RefObject, useEffect, useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import type { HandoutDocument } from '#shared/document/document.ts';
import { refitBoxes } from '#shared/paper/draw/FitText.tsx';
import { HEAD_KEY } from '#shared/paper/layout/paper-content.ts';
import { useEditor } from '../../document/editor-context.ts';
import { findTypedRun, type TypedRun } from './typed-run.ts';

/**
 * Writes typed letters into the sheets in the task of the key, wherever the patch's field is drawn. React draws the same
 * letters after the frame, or before it where the letters change the height of their block.
 */
export function useTextPatcher(sheets: RefObject<HTMLElement | null>): void {
  const editor = useEditor();
  /** The text nodes that were written since React drew, each with the letters that React drew. */
  const [drawn] = useState(() => new Map<Text, string>());
  useLayoutEffect(() => drawn.clear());
  useEffect(() => {
    const heights = watchHeights(() => editor.drawPatched());
    const detach = editor.attachPatcher({
      write(before, after, patches) {
        const change = findChange(before, after, patches);
        const found = change && sheets.current ? findLetters(sheets.current, change) : [];
        return change !== null && found.length > 0 && writeLetters(found, change.letters, { drawn, heights });
      },
      revert() {
        for (const [text, letters] of drawn) text.data = letters;
        drawn.clear();
      },
      drawNow: flushSync,
    });
    return () => {
      detach();
      heights.stop();
    };
  }, [editor, sheets, drawn]);
}

interface Change extends TypedRun {
  /** The key of the block that shows the field. */
  readonly block: string;
  /** The field's path within its item, or within the document: "data.options.2.answer", "title". */
  readonly field: string;
}

/** Returns where letters were typed; null where a key changed anything else. Only a rich field shows typing by itself. */
function findChange(
  before: HandoutDocument,
  after: HandoutDocument,
  [patch, ...others]: readonly Patch[],
): Change | null {
  const isTyping = (document.activeElement as HTMLElement | null)?.isContentEditable === true;
  if (!isTyping || !patch || others.length > 0) return null;
  const [list, place, ...below] = patch.path;
  const item = list === 'items' ? before.items[Number(place)] : undefined;
  const run = findTypedRun(read(before, patch.path), read(after, patch.path));
  return run && { ...run, block: item?.id ?? HEAD_KEY, field: (item ? below : patch.path).join('.') };
}

const read = (root: object, path: Patch['path']): unknown =>
  path.reduce<unknown>((found, key) => (found as Record<string | number, unknown>)[key], root);

/**
 * Finds the letters on the sheets; none where a place shows the text changed, such as broken into syllables.
 */
function findLetters(sheets: HTMLElement, { block, field, runs, place }: Change): Text[] {
  const texts = [
    ...sheets.querySelectorAll(`[data-block="${CSS.escape(block)}"] [data-field="${field}"]`),
  ].map(listTexts);
  const isAsDrawn = (nodes: Text[]) =>
    nodes.length === runs.length && nodes.every(({ data }, at) => data === runs[at]);
  return texts.every(isAsDrawn) ? texts.flatMap((nodes) => nodes[place] ?? []) : [];
}

function listTexts(element: Element): Text[] {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  return texts;
}

interface Written {
  readonly drawn: Map<Text, string>;
  readonly heights: ReturnType<typeof watchHeights>;
}

/** Writes the letters, fits their boxes again, and tells whether all look as if React had drawn them. */
function writeLetters(texts: readonly Text[], letters: string, { drawn, heights }: Written): boolean {
  const boxes = texts.flatMap((text) => text.parentElement?.closest<HTMLElement>('.fitted') ?? []);
  const blocks = texts.flatMap((text) => text.parentElement?.closest<HTMLElement>('.block-content') ?? []);
  if (blocks.length < texts.length) return false;
  heights.watch(blocks);
  const hasGrown = texts.every(({ data }) => isInsertion(data, letters));
  for (const text of texts) {
    if (!drawn.has(text)) drawn.set(text, text.data);
    text.data = letters;
  }
  return refitBoxes(boxes, hasGrown);
}

/** Tells whether letters were inserted at one place, and none taken away. */
function isInsertion(before: string, after: string): boolean {
  const at = before.split('').findIndex((letter, index) => letter !== after[index]);
  const rest = at === -1 ? '' : before.slice(at);
  return after.length > before.length && after.endsWith(rest);
}

/** Watches the heights of the blocks that are written in; calls back before the frame when one changes. */
function watchHeights(onChange: () => void) {
  const heights = new Map<Element, number>();
  const observer = new ResizeObserver((entries) => {
    const moved = entries.filter(
      ({ target }) => heights.get(target) !== (target as HTMLElement).offsetHeight,
    );
    for (const { target } of moved) heights.set(target, (target as HTMLElement).offsetHeight);
    if (moved.length > 0) onChange();
  });
  const stop = () => {
    observer.disconnect();
    heights.clear();
  };
  return {
    stop,
    watch(blocks: readonly HTMLElement[]) {
      if (blocks.every((block) => heights.has(block))) return;
      stop();
      for (const block of blocks) {
        heights.set(block, block.offsetHeight);
        observer.observe(block);
      }
    },
  };
}
