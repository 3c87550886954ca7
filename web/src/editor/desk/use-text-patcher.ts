import { type RefObject, useEffect, useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import type { HandoutDocument } from '#shared/document/document.ts';
import { fits, isInFullSize } from '#shared/paper/draw/FitText.tsx';
import { HEAD_KEY } from '#shared/paper/layout/paper-content.ts';
import { useEditor } from '../../document/editor-context.ts';
import { findTypedChange, type TypedChange } from './typed-change.ts';

/**
 * What is typed is written into the letters that stand on these sheets, in the task of the key. The sheets are drawn
 * anew once that is on the screen; before, where the letters alone do not tell how they look now: a line more or
 * less moves what follows.
 */
export function useTextPatcher(sheets: RefObject<HTMLElement | null>): void {
  const editor = useEditor();
  const [patched] = useState<PatchedTexts>(() => new Map());
  // Drawn, the sheets say what was typed.
  useLayoutEffect(() => patched.clear());
  useEffect(() => {
    const heights = new HeightObserver(() => editor.flushPatches());
    const takeAway = editor.attachPatcher({
      write: (before, after) =>
        sheets.current !== null && patchText(sheets.current, { before, after, heights, patched }),
      revert: () => revertPatches(patched),
      drawNow: flushSync,
    });
    return () => {
      takeAway();
      heights.stop();
    };
  }, [editor, sheets, patched]);
}

/** The letters that were written since the sheets were drawn, each as it was drawn. */
type PatchedTexts = Map<Text, string>;

function revertPatches(patched: PatchedTexts): void {
  for (const [letters, drawn] of patched) letters.data = drawn;
  patched.clear();
}

/** Watches the height of the block that is written in: it is laid out once, with all else that a key changes. */
class HeightObserver {
  private readonly observer: ResizeObserver;
  private watched: HTMLElement | null = null;
  /** In whole px. */
  private height = 0;

  /** Calls back when it is another one, before anything is painted. */
  constructor(onChange: () => void) {
    this.observer = new ResizeObserver(() => {
      const height = this.watched?.offsetHeight ?? 0;
      if (height !== this.height) onChange();
      this.height = height;
    });
  }

  watch(block: HTMLElement): void {
    if (block === this.watched) return;
    this.stop();
    this.watched = block;
    this.height = block.offsetHeight;
    this.observer.observe(block);
  }

  stop(): void {
    this.observer.disconnect();
    this.watched = null;
  }
}

/** Only such a field shows by itself what is typed in it. */
const isInRichField = (): boolean =>
  (document.activeElement as HTMLElement | null)?.isContentEditable === true;

interface TextPatch {
  readonly before: HandoutDocument;
  readonly after: HandoutDocument;
  readonly heights: HeightObserver;
  readonly patched: PatchedTexts;
}

/** Whether what was typed stands on the sheets now, as it will once all is drawn if no height changes. */
function patchText(sheets: HTMLElement, { before, after, heights, patched }: TextPatch): boolean {
  const change = isInRichField() ? findTypedChange(before, after) : null;
  const letters = change && findTextNode(sheets, change);
  const block = letters?.parentElement?.closest<HTMLElement>('.block-content');
  if (!letters || !block) return false;
  const box = letters.parentElement?.closest<HTMLElement>('.fitted');
  if (box && !isInFullSize(box)) return false;
  heights.watch(block);
  if (!patched.has(letters)) patched.set(letters, letters.data);
  letters.data = change.to;
  return !box || fits(box);
}

/** Where the letters stand on the sheets as they were; null where they do nowhere, more than once, or otherwise. */
function findTextNode(sheets: HTMLElement, { item, texts, place }: TypedChange): Text | null {
  const key = CSS.escape(item ?? HEAD_KEY);
  const found = [...sheets.querySelectorAll(`[data-block="${key}"] .rich-text`)]
    .map(listTextNodes)
    .filter((drawn) => drawn.length === texts.length && drawn.every(({ data }, at) => data === texts[at]));
  return found.length === 1 ? (found[0]?.[place] ?? null) : null;
}

function listTextNodes(element: Element): Text[] {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  return texts;
}
