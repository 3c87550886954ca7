import { useQuery } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { getKindFacts } from '#shared/kinds/facts.ts';
import { toExcerpt } from '#shared/text/plain-text.ts';
import { queryClient } from '../api/query-client.ts';
import { type Draft, drafts } from '../saving/drafts.ts';
import { IconButton } from '../ui/buttons/IconButton.tsx';
import { showUndoToast } from '../ui/feedback/toast.ts';
import { DocumentCard } from './DocumentCard.tsx';
import { formatLastChange } from './format-last-change.ts';
import { quoteName } from './quote-name.ts';

const DRAFTS = ['drafts'] as const;

const readAgain = () => queryClient.invalidateQueries({ queryKey: DRAFTS });
/** Reads the drafts of documents that were begun on this device and never saved. */
const readUnsaved = async () => (await drafts.list()).filter(({ base }) => base === null);

/**
 * Returns the name of a draft. A draft of an earlier version may hold anything; it can still be opened and
 * deleted.
 */
function getDraftName({ document }: Draft): string {
  try {
    return document.filename || toExcerpt(document.title) || 'Untitled';
  } catch {
    return 'Untitled';
  }
}

/** Renders the drafts that only this device has; nothing where there are none. */
export function UnsavedDrafts() {
  const { data } = useQuery({ queryKey: DRAFTS, queryFn: readUnsaved, staleTime: 0 });
  if (!data?.length) return null;
  return (
    <section className="start-section" aria-labelledby="unsaved-drafts">
      <h2 id="unsaved-drafts" className="start-section-title">
        On this device
      </h2>
      <ul className="document-cards">
        {data.map((draft) => (
          <DocumentCard
            key={draft.key}
            href={`/new/${draft.kind}?draft=${draft.key}`}
            name={getDraftName(draft)}
            facts={[
              `${getKindFacts(draft.kind).label} · Not saved`,
              formatLastChange(draft.changed_at, Date.now()),
            ]}
            menu={<DeleteDraft draft={draft} />}
          />
        ))}
      </ul>
    </section>
  );
}

function DeleteDraft({ draft }: { draft: Draft }) {
  const putBack = () => void drafts.write(draft).then(readAgain);
  const remove = async () => {
    await drafts.remove(draft.key);
    await readAgain();
    showUndoToast(`${quoteName(getDraftName(draft))} deleted`, putBack);
  };
  return (
    <IconButton
      icon={Trash2}
      label={`Delete ${getDraftName(draft)}`}
      tone="danger"
      onPress={() => void remove()}
    />
  );
}
