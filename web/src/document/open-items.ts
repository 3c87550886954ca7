import { hasItems } from '#shared/document/document.ts';
import { isItemMatch } from '#shared/items/item.ts';
import type { Editor } from './editor.ts';
import type { EditorView } from './editor-view.ts';
import { listChosen, selectItems } from './selection.ts';

/** Tells a reveal from the one before it, of the same item. */
const getNextRevealTime = ({ reveal }: EditorView): number => (reveal?.time ?? 0) + 1;

/** The side bar's list itself, where no item is left to take the focus. */
export const LIST = '#items';

/**
 * Opens an item's frame, closes the header, and brings its other side into view, or both; with `focus` its first field gets
 * the caret.
 */
export function openItem({ view }: Editor, id: string, side: 'paper' | 'bar' | 'both', focus = false): void {
  const reveal = { key: id, side, focus, time: getNextRevealTime(view) };
  Object.assign(view, {
    openItem: id,
    openSection: null,
    drawer: true,
    selected: [],
    anchor: id,
    reveal,
    added: [],
  });
}

/** Leads to where the next item or card is written. */
export function openList({ view }: Editor): void {
  Object.assign(view, {
    openItem: null,
    drawer: true,
    reveal: { key: LIST, side: 'bar', focus: true, time: getNextRevealTime(view) },
  });
}

/** Opens the first of new items, and gives the focus to its first field. */
export function openFirst(editor: Editor, ids: readonly string[]): void {
  const [first] = ids;
  if (first === undefined) return;
  endFilter(editor, ids);
  openItem(editor, first, 'both', true);
  editor.view.added = ids;
}

/** Lists the items that were added together with an open one, itself too; any other item alone. */
export const listAddedWith = ({ view: { openItem, added } }: Editor, id: string): readonly string[] =>
  id === openItem && added.includes(id) ? added : [id];

/**
 * Returns the place for what comes next, from 0: below the last of the chosen items, or of those that were added with the open
 * one; at the end where none is chosen.
 */
export const findNextPlace = (editor: Editor): number => findPlaceBelow(editor, listChosen(editor));

/** Returns the place below the last of these items and of those that were added with them; the end without any. */
export function findPlaceBelow(editor: Editor, given: readonly string[]): number {
  const { items } = editor.document;
  const ids = given.flatMap((id) => listAddedWith(editor, id));
  const last = items.findLastIndex(({ id }) => ids.includes(id));
  return last < 0 ? items.length : last + 1;
}

/** Opens a new item; several are selected instead. */
export function chooseNew(editor: Editor, ids: readonly string[]): void {
  openFirst(editor, ids);
  if (ids.length > 1) selectItems(editor.view, ids);
}

/** Focuses, after a deletion, the item that took the place, the last item, or the empty list. */
export function focusNear({ document, view }: Editor, at: number): void {
  const near = document.items[Math.min(at, document.items.length - 1)];
  view.reveal = { key: near?.id ?? LIST, side: 'bar', focus: true, time: getNextRevealTime(view) };
}

/** Ends the filter of the list where it would hide one of these new items. */
export function endFilter({ document, view }: Editor, ids: readonly string[]): void {
  if (view.search === '' || !hasItems(document)) return;
  const added = document.items.filter(({ id }) => ids.includes(id));
  if (!added.every((item) => isItemMatch(item, view.search))) view.search = '';
}
