import type { MouseEvent } from 'react';
import type { Editor } from '../../document/editor.ts';
import { changeSelection, readSelectionChange, selectItems } from '../../document/selection.ts';
import { keepInPlace } from '../../ui/behaviour/keep-in-place.ts';

/** Tells whether an element is the number of a card, where keys are for cards and not for text. */
export const isNumber = (target: EventTarget): boolean =>
  target instanceof Element && target.closest('.card-row-number') !== null;

/** Tells whether a press on a row selects its card; Shift in a text that is written in selects letters. */
export function startsSelecting(event: MouseEvent): boolean {
  const { target, button } = event;
  if (button !== 0 || readSelectionChange(event) === null || !(target instanceof Element)) return false;
  if (target.closest('button:not(.card-row-number)')) return false;
  return !(event.shiftKey && target.closest('[role=textbox]')?.contains(document.activeElement));
}

/** Adds a card to the selected ones, and puts the focus on its number: the keys are for cards now. */
export function selectBesides(editor: Editor, id: string, event: MouseEvent<HTMLElement>): void {
  const change = readSelectionChange(event);
  // The click on the number itself does it.
  if (!change || isNumber(event.target)) return;
  event.preventDefault();
  event.stopPropagation();
  const { currentTarget: row } = event;
  keepInPlace(row, () => {
    changeSelection(editor, id, change);
    row.querySelector<HTMLElement>('.card-row-number')?.focus({ preventScroll: true });
  });
}

/** Selects a card by its number, or takes it out of the selection. */
export function pressNumber(editor: Editor, id: string, event: MouseEvent<HTMLElement>): void {
  const { view } = editor;
  const change = readSelectionChange(event) ?? 'toggle';
  keepInPlace(event.currentTarget, () => {
    // A card that is only open is not selected yet.
    if (change === 'toggle' && view.selected.length === 0) {
      selectItems(view, [id]);
      view.anchor = id;
    } else changeSelection(editor, id, change);
  });
}
