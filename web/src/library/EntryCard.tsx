import { DocumentCard } from './DocumentCard.tsx';
import { DocumentMenu } from './DocumentMenu.tsx';
import { DraftMenu } from './DraftMenu.tsx';
import { EntryPicture } from './EntryPicture.tsx';
import { formatLastChange } from './format-last-change.ts';
import { describeEntry, getEntryAddress, isChangedSincePdf, type LibraryEntry } from './library-entry.ts';

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
  entry.document ? <DocumentMenu document={entry.document} name={entry.name} /> : <DraftMenu entry={entry} />;
