import { minBy } from 'es-toolkit';
import { findPointAt, type Press } from '../../../richtext/caret/point-at.ts';
import { readPlace, type TextPlace } from '../../../richtext/caret/text-place.ts';

/** A text or a setting that was pressed on a sheet. */
export interface PressedText {
  /** The path of its field within its item or document. */
  readonly field: string;
  /** False where the field is set and not written in, as the squares that are free. */
  readonly isWritten: boolean;
  /** The selected range; null where the press was beside its letters. */
  readonly places: readonly [TextPlace, TextPlace] | null;
}

/** The element that shows a field on a sheet: letter by letter, or in other words. */
export const TEXTS = ':is([data-field], [data-shows])';

/** Parts of a sheet that are set in the side bar and not written. */
const OPENS = '[data-opens]';

/** Tells whether a press is on a place of a sheet for a card or a word that is not written yet. */
export const isFreePlace = (target: EventTarget): boolean =>
  target instanceof Element && target.closest<HTMLElement>(OPENS)?.dataset.opens === 'items';

/** Returns the path of the field that an element shows. */
export const getField = (text: HTMLElement): string => text.dataset.field ?? text.dataset.shows ?? '';

/** Reads which text or setting of a block was pressed, or else the nearest text; null where the block shows none. */
export function readPressedText(block: HTMLElement, press: Press): PressedText | null {
  const field = findPressed(press)?.closest<HTMLElement>(OPENS)?.dataset.opens;
  if (field) return { field, isWritten: false, places: null };
  const text = readText(block, press);
  return text && { ...text, isWritten: true };
}

function readText(block: HTMLElement, press: Press): Pick<PressedText, 'field' | 'places'> | null {
  const point = findPointAt(press);
  const pressed = point && findText(point.node);
  const text = pressed && block.contains(pressed) ? pressed : null;
  if (!text || !point) {
    // A side of a card that nothing is written on yet shows no text, and is written on all the same.
    const { blank } = block.dataset;
    if (blank) return { field: blank, places: null };
    const nearest = findNearest(findPressedPart(block, press), press);
    return nearest && { field: getField(nearest), places: null };
  }
  const places = readSelection(text) ?? [point, point].map((one) => readPlace(text, one));
  const [from, to] = places;
  return { field: getField(text), places: from && to ? [from, to] : null };
}

const findPressed = ({ clientX, clientY }: Press): Element | null =>
  document.elementFromPoint(clientX, clientY);

const findText = (node: Node): HTMLElement | null =>
  (node instanceof Element ? node : node.parentElement)?.closest<HTMLElement>(TEXTS) ?? null;

/** Reads what a double click or a drag has selected within a text; null where nothing is, or more than that. */
function readSelection(text: Element): (TextPlace | null)[] | null {
  const selection = document.getSelection();
  if (!selection || selection.isCollapsed || selection.rangeCount === 0) return null;
  const { startContainer, startOffset, endContainer, endOffset } = selection.getRangeAt(0);
  if (!text.contains(startContainer) || !text.contains(endContainer)) return null;
  return [
    readPlace(text, { node: startContainer, offset: startOffset }),
    readPlace(text, { node: endContainer, offset: endOffset }),
  ];
}

/** Finds the smallest part of a block around a press that shows a text: the row of an option whose bubble was pressed. */
function findPressedPart(block: HTMLElement, press: Press): Element {
  let part = findPressed(press);
  while (part && part !== block && !part.querySelector(TEXTS)) part = part.parentElement;
  return part && block.contains(part) ? part : block;
}

/** Finds the text of a part that is nearest to a press beside all of them. */
function findNearest(part: Element, { clientX, clientY }: Press): HTMLElement | null {
  const getDistance = (text: Element) => {
    const { left, right, top, bottom } = text.getBoundingClientRect();
    return Math.hypot(
      Math.max(left - clientX, 0, clientX - right),
      Math.max(top - clientY, 0, clientY - bottom),
    );
  };
  return minBy([...part.querySelectorAll<HTMLElement>(TEXTS)], getDistance) ?? null;
}
