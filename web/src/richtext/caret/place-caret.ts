import { selectText, toIndex } from './flat-text.ts';
import type { TextPlace } from './text-place.ts';

/** The two places between which a text is selected; null for its end. */
export type Places = readonly [TextPlace, TextPlace] | 'all' | null;

/** Finds from where to where the places are in the plain text of a field. */
function toIndexes(field: HTMLElement, places: Places): [number, number] {
  if (places === 'all') return [0, toIndex(field, null)];
  const [from, to] = places ?? [null, null];
  return [toIndex(field, from), toIndex(field, to)];
}

/** Gives a field the focus, with the caret or the selection where the text was pressed; without places, at its end. */
export function placeCaret(field: HTMLElement, places: Places): void {
  field.focus({ preventScroll: true });
  // The words of a cell give their place to a field of their own.
  const { activeElement } = document;
  const taking = !field.isConnected && activeElement instanceof HTMLElement ? activeElement : field;
  selectText(taking, ...toIndexes(taking, places));
}
