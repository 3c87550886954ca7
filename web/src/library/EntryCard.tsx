import { Trash2 } from 'lucide-react';
import { quoteName } from '#shared/text/quote-name.ts';
import { IconButton } from '../ui/buttons/IconButton.tsx';
import { showUndoToast } from '../ui/feedback/toast.ts';
import { DocumentCard } from './DocumentCard.tsx';
import { DocumentMenu } from './DocumentMenu.tsx';
import { EntryPicture } from './EntryPicture.tsx';
import { formatLastChange } from './format-last-change.ts';
import {
  type DraftEntry,
  describeEntry,
  getEntryAddress,
  isChangedSincePdf,
  type LibraryEntry,
} from './library-entry.ts';
import { deleteDraft } from './use-drafts.ts';

interface EntryCardProps {
  readonly entry: LibraryEntry;
  /** Without its menu, it can only be opened. */
  readonly hasMenu?: boolean;
}

/** Renders a draft or a document of the user, with what can be done with it. */
export function EntryCard({ entry, hasMenu = false }: EntryCardProps) {
  const { name, changed_at } = entry;
  return (
    <DocumentCard
      href={getEntryAddress(entry)}
      name={name}
      picture={<EntryPicture entry={entry} />}
      facts={[describeEntry(entry), formatLastChange(changed_at, Date.now())]}
      mark={isChangedSincePdf(entry) ? 'Changed since its PDF' : undefined}
      menu={hasMenu && <EntryMenu entry={entry} />}
    />
  );
}

const EntryMenu = ({ entry }: { entry: LibraryEntry }) =>
  entry.document ? (
    <DocumentMenu document={entry.document} name={entry.name} />
  ) : (
    <DeleteDraft entry={entry} />
  );

function DeleteDraft({ entry: { draft, name } }: { entry: DraftEntry }) {
  const remove = async () => {
    const putBack = await deleteDraft(draft);
    showUndoToast(`${quoteName(name)} moved to the trash`, putBack);
  };
  return <IconButton icon={Trash2} label={`Delete ${name}`} tone="danger" onPress={() => void remove()} />;
}
