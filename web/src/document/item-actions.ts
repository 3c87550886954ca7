import { createContext, use } from 'react';
import { type DocumentWithItems, hasItems } from '#shared/document/document.ts';
import { releaseStickers } from '#shared/document/sticker-rules.ts';
import { getItemType, type ItemType, type WorksheetItem } from '#shared/items/item.ts';
import {
  addItem,
  canDuplicate,
  deleteItems,
  duplicateItems,
  insertItems,
  moveItems,
  needsDeleteConfirmation,
  setHidden,
  withVariants,
} from '#shared/items/list-rules.ts';
import { getKindFacts } from '#shared/kinds/facts.ts';
import type { BlockPlaces } from '#shared/paper/layout/paper-content.ts';
import { LIMITS } from '#shared/vocabulary/limits.ts';
import { showToast } from '../ui/feedback/toast.ts';
import { deleteWithUndo } from './delete-items.ts';
import type { Editor } from './editor.ts';
import { chooseNew, endFilter, focusNear, openFirst, openItem, openList } from './open-items.ts';
import type { Path } from './path.ts';
import { changeSelection, type SelectionChange } from './selection.ts';

export const createItemId = (): string => crypto.randomUUID();

/** The actions on items, from the side bar and from the sheet alike. */
export interface ItemActions {
  /**
   * Opens an item's frame, closes the header, and brings its other side into view, or both; with `focus` its first field
   * gets the caret.
   */
  openItem(id: string, reveal: 'paper' | 'bar' | 'both', focus?: boolean): void;
  /** Opens the first of new items that were made in a dialog, and gives the focus to its first field. */
  openNew(added: readonly WorksheetItem[]): void;
  /** Leads to where the next item or card is written. */
  openList(): void;
  closeItem(): void;
  /** Opens Add Item for that place. */
  askForItem(at: number): void;
  add(type: ItemType, at: number): void;
  /** Adds an item to the selected ones, or takes it out. */
  select(id: string, change: SelectionChange): void;
  duplicate(ids: readonly string[]): void;
  /** Inserts items and chooses them; false without room. */
  insert(items: readonly WorksheetItem[], place: ItemPlace): boolean;
  /** Deletes, after asking where something would be lost. */
  remove(ids: readonly string[]): void;
  /** Deletes without asking, because the clipboard has them. */
  cut(ids: readonly string[]): void;
  hide(ids: readonly string[], hidden: boolean): void;
  /** Moves items together past the one above or below them. */
  move(ids: readonly string[], by: -1 | 1): void;
  /** Moves items together, above another one; to the end where it is null. */
  moveAbove(ids: readonly string[], above: string | null): void;
  readonly advanced: boolean;
  toggleAdvanced(isOpen: boolean): void;
}

/** The place where items go: below the last of those, or above that one; at the end where there is none. */
export type ItemPlace = { readonly below: readonly string[] } | { readonly above: string | null };

/** Returns the place in numbers, from 0. */
function findPlace({ document: { items } }: Editor, place: ItemPlace): number {
  const found =
    'above' in place
      ? items.findIndex(({ id }) => id === place.above)
      : items.findLastIndex(({ id }) => place.below.includes(id)) + 1;
  return found < 0 || (found === 0 && 'below' in place) ? items.length : found;
}

export const ItemActionsContext = createContext<ItemActions | null>(null);

export function useItemActions(): ItemActions {
  const actions = use(ItemActionsContext);
  if (!actions) throw new Error('There are no item actions around this component');
  return actions;
}

/** Names items in words: "Divider", "3 items", "Multiple Choice and its 2 variants". */
export function nameItems(all: readonly WorksheetItem[]): string {
  const items = all.filter(({ variant }) => !all.some(({ id }) => id === variant?.of));
  const [first] = items;
  const words = first && items.length === 1 ? getItemType(first.type).label : `${items.length} items`;
  const count = all.length - items.length;
  if (count === 0) return words;
  return `${words} and ${items.length === 1 ? 'its' : 'their'} ${count === 1 ? 'variant' : `${count} variants`}`;
}

/** Names a step on items: "Delete item", "Delete 3 items". */
const nameStep = (verb: string, count: number): string =>
  count === 1 ? `${verb} item` : `${verb} ${count} items`;

/** Tells whether so many items may be added to the document; names the limit if not. */
function hasRoom({ document }: Editor, count: number): boolean {
  if (!hasItems(document)) return false;
  const free = LIMITS.items - document.items.length;
  if (count <= free) return true;
  const { one } = getKindFacts(document.entity_type);
  const rest = free > 0 ? ` There is room for ${free} more.` : '';
  showToast({ words: `${one} holds at most ${LIMITS.items} items.${rest}`, tone: 'danger' });
  return false;
}

interface ActionsOptions {
  readonly editor: Editor;
  /** Asks a user whether the items may go; calls back when they may. */
  readonly confirm: (items: readonly WorksheetItem[], proceed: () => void) => void;
  /** Collects what is typed until a field inside the element with that selector has the focus. */
  readonly typeInto: (selector: string) => void;
  readonly advanced: boolean;
  readonly toggleAdvanced: (isOpen: boolean) => void;
}

/** Lists the items with those ids, in the order of the document. */
const findItems = ({ document }: Editor, ids: readonly string[]): WorksheetItem[] =>
  hasItems(document) ? document.items.filter(({ id }) => ids.includes(id)) : [];

/** Lists the items with those ids and the variants of questions, which go with them. */
const findWithVariants = (editor: Editor, ids: readonly string[]): WorksheetItem[] => {
  const { document } = editor;
  return hasItems(document) ? findItems(editor, withVariants(document.items, ids)) : [];
};

/** Returns the path of the document. Every action is about an item, or looks whether there are any before it uses it. */
const getPath = (editor: Editor): Path<DocumentWithItems> => editor.path as Path<DocumentWithItems>;

function removeNow(editor: Editor, given: readonly string[], verb: 'Delete' | 'Cut'): void {
  const { document, view } = editor;
  const items = findWithVariants(editor, given);
  const ids = items.map(({ id }) => id);
  const at = document.items.findIndex(({ id }) => ids.includes(id));
  const words = `${nameItems(items)} ${verb === 'Cut' ? 'cut' : 'deleted'}`;
  const name = nameStep(verb, items.length);
  const rule = (changed: DocumentWithItems, on: BlockPlaces | null) => {
    releaseStickers(changed, { ids, on });
    deleteItems(changed, ids);
  };
  deleteWithUndo(editor, getPath(editor), { rule, argument: view.places, name, words });
  if (ids.includes(view.openItem ?? '')) view.openItem = null;
  view.selected = [];
  focusNear(editor, at);
}

/** Returns the actions that lead to an item, or to where one is added. */
function createOpening(
  editor: Editor,
): Pick<ItemActions, 'openItem' | 'openNew' | 'openList' | 'closeItem' | 'askForItem' | 'select'> {
  return {
    openItem: (id, side, focus) => openItem(editor, id, side, focus),
    openNew: (added) =>
      openFirst(
        editor,
        added.map(({ id }) => id),
      ),
    openList: () => openList(editor),
    closeItem: () => {
      editor.view.openItem = null;
    },
    askForItem: (at) => {
      editor.view.addAt = at;
    },
    select: (id, change) => changeSelection(editor, id, change),
  };
}

/** Returns the actions that bring new items into the document. */
function createAdding(
  editor: Editor,
  typeInto: ActionsOptions['typeInto'],
): Pick<ItemActions, 'add' | 'duplicate' | 'insert'> {
  const path = getPath(editor);
  const addNow = (id: string, type: ItemType, at: number) => {
    editor.edit(path, addItem, { type, at, id }, { name: `Add ${getItemType(type).label}` });
    endFilter(editor, [id]);
    openItem(editor, id, 'paper', true);
  };
  return {
    add: (type, at) => {
      if (!hasRoom(editor, 1)) return;
      const id = createItemId();
      // The keys until the focus is there are for its field: none presses the button that added it again.
      typeInto(`[data-frame="${id}"]`);
      addNow(id, type, at);
    },
    duplicate(ids) {
      const copyIds = findItems(editor, ids).filter(canDuplicate).map(createItemId);
      if (copyIds.length === 0 || !hasRoom(editor, copyIds.length)) return;
      editor.edit(path, duplicateItems, { ids, copyIds }, { name: nameStep('Duplicate', copyIds.length) });
      chooseNew(editor, copyIds);
    },
    insert(items, place) {
      if (!hasRoom(editor, items.length)) return false;
      const at = findPlace(editor, place);
      editor.edit(path, insertItems, { at, items }, { name: nameStep('Paste', items.length) });
      chooseNew(
        editor,
        items.map(({ id }) => id),
      );
      return true;
    },
  };
}

/** Returns the actions that take items out of the document, or off the paper. */
function createRemoving(
  editor: Editor,
  confirm: ActionsOptions['confirm'],
): Pick<ItemActions, 'remove' | 'cut' | 'hide'> {
  return {
    remove(ids) {
      const items = findWithVariants(editor, ids);
      if (items.length === 0) return;
      const proceed = () => removeNow(editor, ids, 'Delete');
      if (items.some(needsDeleteConfirmation)) confirm(items, proceed);
      else proceed();
    },
    cut: (ids) => removeNow(editor, ids, 'Cut'),
    hide(ids, hidden) {
      const name = nameStep(hidden ? 'Hide' : 'Show', ids.length);
      editor.edit(getPath(editor), setHidden, { ids, hidden }, { name });
    },
  };
}

/** Returns the actions that put items in another order. */
function createMoving(editor: Editor): Pick<ItemActions, 'move' | 'moveAbove'> {
  const moveAbove = (ids: readonly string[], above: string | null) =>
    editor.edit(getPath(editor), moveItems, { ids, above }, { name: nameStep('Move', ids.length) });
  return {
    move(ids, by) {
      const all = editor.document.items.map(({ id }) => id);
      const places = ids.map((id) => all.indexOf(id)).toSorted((a, b) => a - b);
      const [first = 0, last = 0] = [places[0], places.at(-1)];
      // Past the one above the first, or the one below the last.
      if (by < 0 ? first === 0 : last === all.length - 1) return;
      moveAbove(ids, all[by < 0 ? first - 1 : last + 2] ?? null);
    },
    moveAbove,
  };
}

export const createItemActions = ({
  editor,
  confirm,
  typeInto,
  advanced,
  toggleAdvanced,
}: ActionsOptions): ItemActions => ({
  ...createOpening(editor),
  ...createAdding(editor, typeInto),
  ...createRemoving(editor, confirm),
  ...createMoving(editor),
  advanced,
  toggleAdvanced,
});
