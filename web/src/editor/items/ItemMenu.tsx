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
import { getItemType } from '#shared/items/item.ts';
import { canDuplicate } from '#shared/items/list-rules.ts';
import { readClipboardHtml, writeClipboard } from '../../device/clipboard.ts';
import { createKeepEntries, findInStep } from '../../document/create-keep-entries.ts';
import { useEditor } from '../../document/editor-context.ts';
import { useItemActions } from '../../document/item-actions.ts';
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

/** Renders the menu of the chosen items where it was asked for. */
export function ItemMenu() {
  const editor = useEditor();
  const actions = useItemActions();
  const { view, document } = editor;
  const [at] = useState(view.itemMenu);
  if (!at || !hasItems(document)) return null;
  const { ids } = at;
  const items = document.items.filter(({ id }) => ids.includes(id));
  const isHidden = items.every(({ hide }) => hide);

  const copy = async (): Promise<boolean> => {
    const written = writeTargets(editor, ids);
    if (!written) return false;
    await writeClipboard(written);
    return true;
  };
  const paste = async () => {
    if (!pasteItems(editor, actions, await readClipboardHtml(), { below: ids }))
      showToast({ words: 'The clipboard holds no items. Copy some on a worksheet first.' });
  };
  const run = (name: ShortcutName, work: Promise<unknown>) => void work.catch(() => leaveToKeys(name));
  const listed = (name: ShortcutName, entry: Omit<MenuEntry, 'id' | 'keys'>): MenuEntry => ({
    id: name,
    keys: listKeys(name),
    ...entry,
  });
  const select = () => {
    selectItems(view, ids);
    view.anchor = ids[0] ?? null;
  };
  const entries: readonly MenuEntry[] = [
    // A finger has no Shift and no Ctrl. With this one selected, it presses the others.
    ...(hasFinger() && view.selected.length === 0
      ? [{ id: 'select', label: 'Select several', icon: SquareCheck, onAction: select }]
      : []),
    listed('cut', {
      label: 'Cut',
      icon: Scissors,
      onAction: () =>
        run(
          'cut',
          copy().then((isCopied) => isCopied && actions.cut(ids)),
        ),
    }),
    listed('copy', {
      label: 'Copy',
      icon: Copy,
      onAction: () =>
        run(
          'copy',
          copy().then((isCopied) => isCopied && announceCopied(editor, ids)),
        ),
    }),
    listed('paste', { label: 'Paste below', icon: ClipboardPaste, onAction: () => run('paste', paste()) }),
    listed('duplicate', {
      label: 'Duplicate',
      icon: CopyPlus,
      isDisabled: !items.some(canDuplicate),
      onAction: () => actions.duplicate(ids),
    }),
    {
      id: 'hide',
      label: isHidden ? 'Show on paper' : 'Hide on paper',
      icon: isHidden ? Eye : EyeOff,
      startsGroup: true,
      onAction: () => actions.hide(ids, !isHidden),
    },
    listed('moveUp', {
      label: 'Move up',
      icon: ArrowUp,
      isDisabled: items[0] === document.items[0],
      onAction: () => actions.move(ids, -1),
    }),
    listed('moveDown', {
      label: 'Move down',
      icon: ArrowDown,
      isDisabled: items.at(-1) === document.items.at(-1),
      onAction: () => actions.move(ids, 1),
    }),
    listed('addItem', {
      label: 'Add an item below',
      icon: Plus,
      onAction: () => actions.askForItem(document.items.findLastIndex(({ id }) => ids.includes(id)) + 1),
    }),
    ...(items.some(({ type }) => getItemType(type).words)
      ? [
          {
            id: 'words',
            label: 'Use these words in…',
            icon: ListChecks,
            onAction: () => {
              view.words = ref({ ids });
            },
          },
        ]
      : []),
    ...createKeepEntries(editor, ids, findInStep(editor, ids)),
    listed('remove', {
      label: 'Delete',
      icon: Trash2,
      tone: 'danger',
      startsGroup: true,
      onAction: () => actions.remove(ids),
    }),
  ];
  const close = () => {
    view.itemMenu = null;
  };
  const label = ids.length === 1 ? 'Item' : `${ids.length} items`;
  return <MenuAt at={at} label={label} entries={entries} onClose={close} />;
}
