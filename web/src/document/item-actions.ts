import { createContext, use } from 'react';
import { type DocumentWithItems, type HandoutDocument, hasItems } from '#shared/document/document.ts';
import { getItemType, type ItemType, type WorksheetItem } from '#shared/items/item.ts';
import {
  addItem,
  canAddItem,
  deleteItem,
  duplicateItem,
  needsDeleteConfirmation,
  setHidden,
} from '#shared/items/list-rules.ts';
import { getKindFacts } from '#shared/kinds/facts.ts';
import { LIMITS } from '#shared/vocabulary/limits.ts';
import { showToast } from '../ui/feedback/toast.ts';
import { deleteWithUndo } from './delete-items.ts';
import type { Editor } from './editor.ts';
import type { EditorView } from './editor-view.ts';
import type { Path } from './path.ts';

export const createItemId = (): string => crypto.randomUUID();

/** The actions on items, from the side bar and from the sheet alike. */
export interface ItemActions {
  /** Opens an item's frame, closes the header, and brings its other side into view, or both. */
  openItem(id: string, reveal: 'paper' | 'bar' | 'both'): void;
  /** Leads to where the next item or card is written. */
  openList(): void;
  closeItem(): void;
  /** Opens Add Item for that place. */
  askForItem(at: number): void;
  add(type: ItemType, at: number): void;
  duplicate(id: string): void;
  /** Deletes, after asking where something would be lost. */
  remove(item: WorksheetItem): void;
  hide(id: string, hidden: boolean): void;
  readonly advanced: boolean;
  toggleAdvanced(isOpen: boolean): void;
}

export const ItemActionsContext = createContext<ItemActions | null>(null);

export function useItemActions(): ItemActions {
  const actions = use(ItemActionsContext);
  if (!actions) throw new Error('There are no item actions around this component');
  return actions;
}

/** Tells a reveal from the one before it, of the same item. */
const getNextRevealTime = ({ reveal }: EditorView): number => (reveal?.time ?? 0) + 1;

/** The side bar's list itself, where no item is left to take the focus. */
export const LIST = '#items';

/** Focuses, after a deletion, the item that took the place, the last item, or the empty list. */
export function focusNear({ document, view }: Editor, at: number): void {
  const near = document.items[Math.min(at, document.items.length - 1)];
  view.reveal = { key: near?.id ?? LIST, side: 'bar', focus: true, time: getNextRevealTime(view) };
}

/** Tells whether an item may be added to the document; shows a message if it is full. */
function hasRoom(document: HandoutDocument): boolean {
  if (!hasItems(document)) return false;
  if (canAddItem(document)) return true;
  const { one } = getKindFacts(document.entity_type);
  showToast({ words: `${one} holds at most ${LIMITS.items} items.`, tone: 'danger' });
  return false;
}

interface ActionsOptions {
  readonly editor: Editor;
  /** Asks a user whether the item may go; calls back when it may. */
  readonly confirm: (item: WorksheetItem, proceed: () => void) => void;
  readonly advanced: boolean;
  readonly toggleAdvanced: (isOpen: boolean) => void;
}

export function createItemActions({
  editor,
  confirm,
  advanced,
  toggleAdvanced,
}: ActionsOptions): ItemActions {
  // Every action is about an item, or looks whether the document has items before it uses its path.
  const path = editor.path as Path<DocumentWithItems>;
  const openItem = (id: string, side: 'paper' | 'bar' | 'both', focus = false) => {
    const time = getNextRevealTime(editor.view);
    Object.assign(editor.view, { openItem: id, openSection: null, reveal: { key: id, side, focus, time } });
  };
  const removeNow = (item: WorksheetItem) => {
    const at = editor.document.items.findIndex(({ id }) => id === item.id);
    const words = `${getItemType(item.type).label} deleted`;
    deleteWithUndo(editor, path, { rule: deleteItem, argument: item.id, name: 'Delete item', words });
    if (editor.view.openItem === item.id) editor.view.openItem = null;
    focusNear(editor, at);
  };

  return {
    openItem,
    openList: () => {
      const { view } = editor;
      Object.assign(view, {
        openItem: null,
        reveal: { key: LIST, side: 'bar', focus: true, time: getNextRevealTime(view) },
      });
    },
    closeItem: () => {
      editor.view.openItem = null;
    },
    askForItem: (at) => {
      editor.view.addAt = at;
    },
    add(type, at) {
      if (!hasRoom(editor.document)) return;
      const id = createItemId();
      editor.edit(path, addItem, { type, at, id }, { name: `Add ${getItemType(type).label}` });
      openItem(id, 'paper', true);
    },
    duplicate(id) {
      if (!hasRoom(editor.document)) return;
      const copyId = createItemId();
      editor.edit(path, duplicateItem, { id, copyId }, { name: 'Duplicate item' });
      openItem(copyId, 'paper', true);
    },
    remove(item) {
      if (needsDeleteConfirmation(item)) confirm(item, () => removeNow(item));
      else removeNow(item);
    },
    hide(id, hidden) {
      editor.edit(path.at('items').entry(id), setHidden, hidden, {
        name: hidden ? 'Hide item' : 'Show item',
      });
    },
    advanced,
    toggleAdvanced,
  };
}
