import { Copy, Download, Images, MoreHorizontal, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { suggestFilename } from '#shared/document/document-rules.ts';
import { download } from '../../device/download-and-print.ts';
import type { Editor } from '../../document/editor.ts';
import { useEditor } from '../../document/editor-context.ts';
import { IconButton } from '../../ui/buttons/IconButton.tsx';
import { createLazyDialog } from '../../ui/lazy/lazy-part.tsx';
import { LazyConfirmDialog } from '../../ui/overlays/LazyConfirmDialog.tsx';
import { Menu } from '../../ui/overlays/Menu.tsx';
import type { MenuEntry } from '../../ui/overlays/menu-entry.ts';
import { type CardNames, useCardNames } from './card-names.ts';
import { copyCards } from './copy-cards.ts';
import { createBankEntry } from './create-bank-entry.ts';
import { createImportEntry } from './create-import-entry.ts';
import { createSetEntry } from './create-set-entry.ts';
import { createWordsEntry } from './create-words-entry.ts';
import { type Deck, useCards } from './use-cards.ts';

const FindPicturesDialog = createLazyDialog(
  async () => (await import('./FindPicturesDialog.tsx')).FindPicturesDialog,
);

/** Saves the cards as a file that a spreadsheet opens. */
async function saveAsCsv(deck: Deck): Promise<void> {
  const { toCsv } = await import('#shared/kinds/flashcard/parse-pasted.ts');
  const name = deck.filename || suggestFilename(deck);
  download(new Blob([toCsv(deck.items)], { type: 'text/csv' }), `${name}.csv`);
}

interface MenuActions {
  readonly isEmpty: boolean;
  readonly onFindPictures: () => void;
  readonly onClear: () => void;
}

function listEntries(
  editor: Editor,
  names: CardNames,
  { isEmpty, onFindPictures, onClear }: MenuActions,
): MenuEntry[] {
  return [
    createSetEntry(editor),
    createImportEntry(editor),
    createBankEntry(editor),
    createWordsEntry(editor),
    {
      id: 'pictures',
      label: `Find pictures for all ${names.many}`,
      icon: Images,
      isDisabled: isEmpty,
      onAction: onFindPictures,
    },
    {
      id: 'copy',
      label: 'Copy all as a table',
      icon: Copy,
      isDisabled: isEmpty,
      onAction: () => void copyCards((editor.document as Deck).items, names),
    },
    {
      id: 'csv',
      label: 'Save as CSV',
      icon: Download,
      isDisabled: isEmpty,
      onAction: () => void saveAsCsv(editor.document as Deck),
    },
    {
      id: 'clear',
      label: 'Clear All',
      icon: Trash2,
      tone: 'danger',
      isDisabled: isEmpty,
      startsGroup: true,
      onAction: onClear,
    },
  ];
}

/** Renders the menu of what is done with all cards. */
export function CardMenu({ isEmpty }: { isEmpty: boolean }) {
  const [isFinding, find] = useState(false);
  const [isAsking, ask] = useState(false);
  const editor = useEditor();
  const cards = useCards();
  const names = useCardNames();
  const { many } = names;
  const entries = listEntries(editor, names, {
    isEmpty,
    onFindPictures: () => find(true),
    onClear: () => ask(true),
  });
  return (
    <>
      <Menu
        label={`All ${many}`}
        trigger={<IconButton label="Pictures, copy, clear" icon={MoreHorizontal} />}
        entries={entries}
      />
      {isFinding && <FindPicturesDialog onClose={() => find(false)} />}
      <LazyConfirmDialog
        isOpen={isAsking}
        title={`Are you sure you want to delete all ${many}?`}
        body="This will revert your document to a blank template and cannot be undone."
        action="Clear All"
        onConfirm={() => {
          ask(false);
          cards.clear();
        }}
        onCancel={() => ask(false)}
      />
    </>
  );
}
