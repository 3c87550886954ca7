import { ClipboardPaste, Copy, Ellipsis, Scissors } from 'lucide-react';
import { readClipboardHtml, writeClipboard } from '../../../device/clipboard.ts';
import { createKeepEntries, findInStep } from '../../../document/create-keep-entries.ts';
import { useEditor } from '../../../document/editor-context.ts';
import { leaveToKeys } from '../../../help/keys/leave-to-keys.ts';
import { listKeys } from '../../../help/keys/match-shortcut.ts';
import { IconButton } from '../../../ui/buttons/IconButton.tsx';
import { showToast } from '../../../ui/feedback/toast.ts';
import { Menu } from '../../../ui/overlays/Menu.tsx';
import type { MenuEntry } from '../../../ui/overlays/menu-entry.ts';
import { type CardNoun, removeSeveral } from './card-commands.ts';
import { announceCopied, findPlaceBelow, pasteSeveral, writeSeveral } from './take-cards.ts';

interface ClipboardMenuProps {
  readonly ids: readonly string[];
  readonly noun: CardNoun;
}

/** Renders the menu that copies, cuts and pastes the selected cards where nobody has the keys for it, and that keeps them. */
export function ClipboardMenu({ ids, noun }: ClipboardMenuProps) {
  const editor = useEditor();
  const cut = async () => {
    await writeClipboard(writeSeveral(editor, ids));
    removeSeveral(editor, ids, noun, 'Cut');
  };
  const copy = async () => {
    await writeClipboard(writeSeveral(editor, ids));
    announceCopied(ids, noun);
  };
  const paste = async () => {
    const html = await readClipboardHtml();
    if (!pasteSeveral(editor, noun, html, () => findPlaceBelow(editor, ids)))
      showToast({ words: `The clipboard holds no ${noun}s. Copy some here first.` });
  };
  const listed = (name: 'cut' | 'copy' | 'paste', work: () => Promise<void>): Omit<MenuEntry, 'label'> => ({
    id: name,
    keys: listKeys(name),
    onAction: () => void work().catch(() => leaveToKeys(name)),
  });
  const entries: MenuEntry[] = [
    { ...listed('cut', cut), label: 'Cut', icon: Scissors },
    { ...listed('copy', copy), label: 'Copy', icon: Copy },
    { ...listed('paste', paste), label: 'Paste below', icon: ClipboardPaste },
    ...createKeepEntries(editor, ids, findInStep(editor, ids)),
  ];
  return (
    <Menu
      label={`Clipboard of selected ${noun}s`}
      trigger={<IconButton label="Copy, cut, paste, keep" icon={Ellipsis} />}
      entries={entries}
    />
  );
}
