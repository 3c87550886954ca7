import { minBy } from 'es-toolkit';
import { type PointerEvent, type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { ref } from 'valtio';
import { type DocumentWithItems, hasItems } from '#shared/document/document.ts';
import { moveItem } from '#shared/items/list-rules.ts';
import { useEdit, useEditor } from '../../document/editor-context.ts';
import type { DraggedItem, DropMark, EditorView } from '../../document/editor-view.ts';
import type { Path } from '../../document/path.ts';
import { computeScrollStep } from './scroll-step.ts';
import { findBlock } from './writing/use-press.ts';

/** How far the pointer moves, in px, before a press of the handle is a drag. */
const BEGINS_AT = 4;

/** Tells whether an event happened on the handle of an item. */
export const isHandle = (target: EventTarget): target is Element =>
  target instanceof Element && target.closest('.sheet-handle') !== null;

/** Finds where an item would land: before or after the item in sight that is nearest; null where that is itself. */
function findDropMark(item: string, { x, y }: Point, desk: HTMLElement | null): DropMark | null {
  const sheets = [...(desk?.querySelectorAll('.page') ?? [])];
  const sheet = minBy(sheets, (one) => measureDistance(one.getBoundingClientRect(), { x, y }));
  const nearest = sheet && findNearestItem(sheet, { x, y });
  if (!nearest || nearest.key === item) return null;
  return { key: nearest.key, edge: y < (nearest.top + nearest.bottom) / 2 ? 'top' : 'bottom' };
}

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Measures how far a point is from a box: 0 inside it. */
const measureDistance = (box: DOMRect, { x, y }: Point): number =>
  Math.hypot(Math.max(box.left - x, 0, x - box.right), Math.max(box.top - y, 0, y - box.bottom));

/** Finds the item of a sheet that is nearest to a point, also from the margin beside it. */
export function findNearestItem(
  sheet: Element,
  point: Point,
): { key: string; top: number; bottom: number } | undefined {
  const blocks = [...sheet.querySelectorAll<HTMLElement>('[data-block]')];
  const boxes = blocks.flatMap((block) => {
    const box = block.getBoundingClientRect();
    const key = findBlock(block)?.key;
    return key === undefined || key.startsWith('#') ? [] : [{ key, top: box.top, bottom: box.bottom, box }];
  });
  return minBy(boxes, ({ box }) => measureDistance(box, point));
}

interface Drag {
  readonly desk: RefObject<HTMLElement | null>;
  readonly view: EditorView;
  readonly onDrop: (item: string) => void;
}

/** Follows the pointer from a pressed handle until it is released. Returns what cancels the drag. */
function followPointer(grip: DraggedItem, { desk, view, onDrop }: Drag): () => void {
  const pointer = { x: grip.x, y: grip.y };
  const listening = new AbortController();
  let frame = 0;
  const stop = () => {
    listening.abort();
    cancelAnimationFrame(frame);
    Object.assign(view, { dropMark: null, dragged: null });
  };
  const mark = () => {
    const next = findDropMark(grip.item, pointer, desk.current);
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
    if (!view.dragged) {
      if (Math.hypot(clientX - grip.x, clientY - grip.y) < BEGINS_AT) return;
      view.dragged = ref(grip);
      scroll();
    }
    mark();
  };
  const release = () => {
    if (view.dragged) onDrop(grip.item);
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
 * Returns what a press on the sheets does with the handle of a hovered or chosen item: it is dragged to another place, and the desk
 * scrolls where the pointer comes near its edge. Escape cancels. Keyboards use the handles of the side bar.
 */
export function useSheetDrag(desk: RefObject<HTMLElement | null>): (event: PointerEvent) => void {
  const editor = useEditor();
  const { edit } = useEdit();
  const stopDrag = useRef<() => void>(() => undefined);
  const drop = useEffectEvent((item: string) => {
    const mark = editor.view.dropMark;
    if (!mark || !hasItems(editor.document)) return;
    const { items } = editor.document;
    const from = items.findIndex(({ id }) => id === item);
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
      { item, x: clientX, y: clientY },
      { desk, view: editor.view, onDrop: drop },
    );
  };
}
