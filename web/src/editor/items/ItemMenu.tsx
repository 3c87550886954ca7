import {
  ArrowDown,
  ArrowUp,
  ClipboardPaste,
  Copy,
  CopyPlus,
  Eye,
  EyeOff,
  ListChecks,
  Plus,
  Scissors,
  SquareCheck,
  Trash2,
} from 'lucide-react';
import { useState } from 'react';
import { ref } from 'valtio';
import { hasItems } from '#shared/document/document.ts';
import { getItemExchange } from '#shared/items/exchanges.ts';
import type { WorksheetItem } from '#shared/items/item.ts';
import { canDuplicate } from '#shared/items/list-rules.ts';
import { readClipboardHtml, writeClipboard } from '../../device/clipboard.ts';
import { createKeepEntries, findInStep } from '../../document/create-keep-entries.ts';
import type { Editor } from '../../document/editor.ts';
import { useEditor } from '../../document/editor-context.ts';
import { type ItemActions, useItemActions } from '../../document/item-actions.ts';
import { selectItems } from '../../document/selection.ts';
import { leaveToKeys } from '../../help/keys/leave-to-keys.ts';
import { listKeys } from '../../help/keys/match-shortcut.ts';
import type { ShortcutName } from '../../help/keys/shortcuts.ts';
import { showToast } from '../../ui/feedback/toast.ts';
import { MenuAt } from '../../ui/overlays/MenuPanel.tsx';
import type { MenuEntry } from '../../ui/overlays/menu-entry.ts';
import { announceCopied, pasteItems, writeTargets } from './copy.ts';

/** Tells whether the screen can be touched. */
const hasFinger = (): boolean => matchMedia('(any-pointer: coarse)').matches;

/** The item or items that the menu is about. */
interface MenuSubject {
  readonly editor: Editor;
  readonly actions: ItemActions;
  readonly ids: readonly string[];
  readonly items: readonly WorksheetItem[];
}

/** Creates an entry of a command that has a shortcut, which the menu shows. */
const createEntry = (name: ShortcutName, entry: Omit<MenuEntry, 'id' | 'keys'>): MenuEntry => ({
  id: name,
  keys: listKeys(name),
  ...entry,
});

/** Creates an entry that works with the clipboard; where the browser forbids it, the shortcut is named instead. */
const createClipboardEntry = (
  name: ShortcutName,
  entry: Pick<MenuEntry, 'label' | 'icon'>,
  work: () => Promise<unknown>,
): MenuEntry => createEntry(name, { ...entry, onAction: () => void work().catch(() => leaveToKeys(name)) });

/** Writes the items to the clipboard; false where there is nothing to write. */
async function copyItems({ editor, ids }: MenuSubject): Promise<boolean> {
  const written = writeTargets(editor, ids);
  if (!written) return false;
  await writeClipboard(written);
  return true;
}

async function pasteBelow({ editor, actions, ids }: MenuSubject): Promise<void> {
  if (!pasteItems(editor, actions, await readClipboardHtml(), { below: ids }))
    showToast({ words: 'The clipboard holds no items. Copy some on a worksheet first.' });
}

function listClipboardEntries(subject: MenuSubject): MenuEntry[] {
  const { editor, actions, ids, items } = subject;
  return [
    createClipboardEntry('cut', { label: 'Cut', icon: Scissors }, async () => {
      if (await copyItems(subject)) actions.cut(ids);
    }),
    createClipboardEntry('copy', { label: 'Copy', icon: Copy }, async () => {
      if (await copyItems(subject)) announceCopied(editor, ids);
    }),
    createClipboardEntry('paste', { label: 'Paste below', icon: ClipboardPaste }, () => pasteBelow(subject)),
    createEntry('duplicate', {
      label: 'Duplicate',
      icon: CopyPlus,
      isDisabled: !items.some(canDuplicate),
      onAction: () => actions.duplicate(ids),
    }),
  ];
}

/** Lists the entries that hide or move the items, or add one below them. */
function listPlaceEntries({ editor: { document }, actions, ids, items }: MenuSubject): MenuEntry[] {
  const isHidden = items.every(({ hide }) => hide);
  return [
    {
      id: 'hide',
      label: isHidden ? 'Show on paper' : 'Hide on paper',
      icon: isHidden ? Eye : EyeOff,
      startsGroup: true,
      onAction: () => actions.hide(ids, !isHidden),
    },
    createEntry('moveUp', {
      label: 'Move up',
      icon: ArrowUp,
      isDisabled: items[0] === document.items[0],
      onAction: () => actions.move(ids, -1),
    }),
    createEntry('moveDown', {
      label: 'Move down',
      icon: ArrowDown,
      isDisabled: items.at(-1) === document.items.at(-1),
      onAction: () => actions.move(ids, 1),
    }),
    createEntry('addItem', {
      label: 'Add an item below',
      icon: Plus,
      onAction: () => actions.askForItem(document.items.findLastIndex(({ id }) => ids.includes(id)) + 1),
    }),
  ];
}

/** Lists the entry that selects several: a finger has no Shift and no Ctrl. With this one selected, it presses the others. */
function listSelectEntry({ editor: { view }, ids }: MenuSubject): MenuEntry[] {
  if (!hasFinger() || view.selected.length > 0) return [];
  const select = () => {
    selectItems(view, ids);
    view.anchor = ids[0] ?? null;
  };
  return [{ id: 'select', label: 'Select several', icon: SquareCheck, onAction: select }];
}

/** Lists the entry that uses the words of the items elsewhere, where they have any. */
function listWordsEntry({ editor: { view }, ids, items }: MenuSubject): MenuEntry[] {
  if (!items.some(({ type }) => getItemExchange(type).words)) return [];
  const use = () => {
    view.words = ref({ ids });
  };
  return [{ id: 'words', label: 'Use these words in…', icon: ListChecks, onAction: use }];
}

const createDeleteEntry = ({ actions, ids }: MenuSubject): MenuEntry =>
  createEntry('remove', {
    label: 'Delete',
    icon: Trash2,
    tone: 'danger',
    startsGroup: true,
    onAction: () => actions.remove(ids),
  });

/** Renders the menu of the chosen items where it was asked for. */
export function ItemMenu() {
  const editor = useEditor();
  const actions = useItemActions();
  const { view, document } = editor;
  const [at] = useState(view.itemMenu);
  if (!at || !hasItems(document)) return null;
  const { ids } = at;
  const items = document.items.filter(({ id }) => ids.includes(id));
  const subject = { editor, actions, ids, items };
  const entries: readonly MenuEntry[] = [
    ...listSelectEntry(subject),
    ...listClipboardEntries(subject),
    ...listPlaceEntries(subject),
    ...listWordsEntry(subject),
    ...createKeepEntries(editor, ids, findInStep(editor, ids)),
    createDeleteEntry(subject),
  ];
  const close = () => {
    view.itemMenu = null;
  };
  const label = ids.length === 1 ? 'Item' : `${ids.length} items`;
  return <MenuAt at={at} label={label} entries={entries} onClose={close} />;
}
