import { catchTyping, isWaiting, keepCaught } from './catch-typing.ts';
import { selectText, toIndex } from './flat-text.ts';
import type { TextPlace } from './text-place.ts';

/** From where to where a text is selected; null for its end. */
export type Places = readonly [TextPlace, TextPlace] | 'all' | null;

/** Finds from where to where the places are in the plain text of a field. */
function toIndexes(field: HTMLElement, places: Places): [number, number] {
  if (places === 'all') return [0, toIndex(field, null)];
  const [from, to] = places ?? [null, null];
  return [toIndex(field, from), toIndex(field, to)];
}

/**
 * Gives a field the focus, with the caret or the selection where the text was pressed; without places, at its end. If its
 * editor is still on its way, the caret comes with it, and so does what is typed.
 */
export function placeCaret(field: HTMLElement, places: Places): void {
  if (isWaiting(field)) {
    // What only gives the focus to a field, as its row does when it opens, leaves the caret of a press where it is.
    if (places || !keepCaught(field)) placeCaretLater(() => document.getElementById(field.id), places);
    return;
  }
  field.focus({ preventScroll: true });
  selectText(field, ...toIndexes(field, places));
}

/** Waits until a field can be written in and gives it the caret; what is typed until then is written into it. */
export function placeCaretLater(find: () => HTMLElement | null, places: Places): void {
  catchTyping(find, (field) => toIndexes(field, places));
}
