import { minBy } from 'es-toolkit';
import { type PointerEvent, type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { type DocumentWithItems, hasItems } from '#shared/document/document.ts';
import { moveItem } from '#shared/items/list-rules.ts';
import { useEdit, useEditor } from '../../document/editor-context.ts';
import type { DropMark, EditorView } from '../../document/editor-view.ts';
import type { Path } from '../../document/path.ts';
import { computeScrollStep } from './scroll-step.ts';
import { findBlock } from './writing/use-press.ts';

/** How far the pointer moves, in px, before a press of the handle is a drag. */
const BEGINS_AT = 4;

/** Tells whether an event happened on the handle of the chosen item. */
export const isHandle = (target: EventTarget): target is Element =>
  target instanceof Element && target.closest('.sheet-handle') !== null;

/** A pressed handle: its item, and where it was pressed. */
interface Grip {
  readonly item: string;
  readonly x: number;
  readonly y: number;
  isDragged: boolean;
}

/** Finds where an item would land: before or after the item of the sheet that is nearest; null where that is itself. */
function findDropMark({ item }: Grip, x: number, y: number): DropMark | null {
  const sheet = document.elementFromPoint(x, y)?.closest('.page');
  const blocks = [...(sheet?.querySelectorAll<HTMLElement>('[data-block]') ?? [])];
  const boxes = blocks.flatMap((block) => {
    const { top, bottom } = block.getBoundingClientRect();
    const key = findBlock(block)?.key;
    return key === undefined || key.startsWith('#') ? [] : [{ key, top, bottom }];
  });
  const nearest = minBy(boxes, ({ top, bottom }) => Math.max(top - y, 0, y - bottom));
  if (!nearest || nearest.key === item) return null;
  return { key: nearest.key, edge: y < (nearest.top + nearest.bottom) / 2 ? 'top' : 'bottom' };
}

interface Drag {
  readonly desk: RefObject<HTMLElement | null>;
  readonly view: EditorView;
  readonly onDrop: (grip: Grip) => void;
}

/** Follows the pointer from a pressed handle until it is released. Returns what cancels the drag. */
function followPointer(grip: Grip, { desk, view, onDrop }: Drag): () => void {
  const pointer = { x: grip.x, y: grip.y };
  const listening = new AbortController();
  let frame = 0;
  const stop = () => {
    listening.abort();
    cancelAnimationFrame(frame);
    view.dropMark = null;
  };
  const mark = () => {
    const next = findDropMark(grip, pointer.x, pointer.y);
    const { dropMark } = view;
    if (next?.key !== dropMark?.key || next?.edge !== dropMark?.edge) view.dropMark = next;
  };
  const scroll = () => {
    const step = desk.current ? computeScrollStep(desk.current.getBoundingClientRect(), pointer.y) : 0;
    if (step !== 0) {
      desk.current?.scrollBy({ top: step, behavior: 'instant' });
      mark();
    }
    frame = requestAnimationFrame(scroll);
  };
  const move = ({ clientX, clientY }: globalThis.PointerEvent) => {
    Object.assign(pointer, { x: clientX, y: clientY });
    if (!grip.isDragged) {
      if (Math.hypot(clientX - grip.x, clientY - grip.y) < BEGINS_AT) return;
      grip.isDragged = true;
      scroll();
    }
    mark();
  };
  const release = () => {
    if (grip.isDragged) onDrop(grip);
    stop();
  };
  const { signal } = listening;
  window.addEventListener('pointermove', move, { signal });
  window.addEventListener('pointercancel', stop, { signal });
  window.addEventListener('pointerup', release, { signal });
  window.addEventListener('keydown', ({ key }) => key === 'Escape' && stop(), { signal, capture: true });
  return stop;
}

/**
 * Returns what a press on the sheets does with the handle of the chosen item: it is dragged to another place, and the desk
 * scrolls where the pointer comes near its edge. Escape cancels. Keyboards use the handles of the side bar.
 */
export function useSheetDrag(desk: RefObject<HTMLElement | null>): (event: PointerEvent) => void {
  const editor = useEditor();
  const { edit } = useEdit();
  const stopDrag = useRef<() => void>(() => undefined);
  const drop = useEffectEvent((grip: Grip) => {
    const mark = editor.view.dropMark;
    if (!mark || !hasItems(editor.document)) return;
    const { items } = editor.document;
    const from = items.findIndex(({ id }) => id === grip.item);
    const over = items.findIndex(({ id }) => id === mark.key);
    if (from < 0 || over < 0) return;
    const place = mark.edge === 'top' ? over : over + 1;
    // The index in the list without the dragged item.
    const to = from < place ? place - 1 : place;
    edit(editor.path as Path<DocumentWithItems>, moveItem, { from, to }, { name: 'Move item' });
  });
  useEffect(() => () => stopDrag.current(), []);

  return ({ target, button, isPrimary, clientX, clientY }) => {
    const item = isHandle(target) && findBlock(target)?.key;
    // Another version has the items in another order than the list.
    if (!item || !isPrimary || button !== 0 || editor.view.version > 0) return;
    stopDrag.current();
    stopDrag.current = followPointer(
      { item, x: clientX, y: clientY, isDragged: false },
      { desk, view: editor.view, onDrop: drop },
    );
  };
}
