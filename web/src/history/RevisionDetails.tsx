import { useState } from 'react';
import type { Revision } from '#shared/api/models.ts';
import { compareDocuments } from '#shared/document/compare-documents.ts';
import type { HandoutDocument } from '#shared/document/document.ts';
import { useRevision } from '../api/history.ts';
import { useEditor } from '../document/editor-context.ts';
import { Spinner } from '../ui/feedback/Spinner.tsx';
import { Segments } from '../ui/fields/Segments.tsx';
import { NotLoaded } from '../ui/layout/NotLoaded.tsx';
import { ChangeList } from './ChangeList.tsx';
import { RevisionPreview } from './RevisionPreview.tsx';

interface RevisionDetailsProps {
  readonly id: string;
  readonly chosen: Revision;
  /** The version that was saved before it; null for the first. */
  readonly before: Revision | null;
}

type Other = 'now' | 'before';

/** Renders a version as it prints, and what changed since it, or with it. */
export function RevisionDetails({ id, chosen, before }: RevisionDetailsProps) {
  const [other, setOther] = useState<Other>('now');
  const { data, error, refetch } = useRevision(id, chosen.id);
  const earlier = useRevision(id, other === 'before' ? (before?.id ?? null) : null);
  const { document: present } = useEditor();
  if (error) return <NotLoaded error={error} onAgain={() => void refetch()} />;
  if (!data) return <Spinner label="Loading the version" />;
  return (
    <>
      <RevisionPreview key={chosen.id} document={data} />
      <section className="history-changes" aria-label="Changes">
        <Segments<Other>
          label="Changes"
          options={[
            { value: 'now', label: 'Since this version' },
            { value: 'before', label: 'In this version' },
          ]}
          value={other}
          onChange={setOther}
        />
        {other === 'now' && <Compared before={data} after={present} />}
        {other === 'before' && before === null && (
          <p className="panel-hint">
            {chosen.version === 1
              ? 'This is the first saved version.'
              : 'The version before it is not listed.'}
          </p>
        )}
        {other === 'before' && earlier.data && <Compared before={earlier.data} after={data} />}
        {other === 'before' && earlier.isLoading && <Spinner label="Loading the earlier version" />}
        {other === 'before' && earlier.error && (
          <NotLoaded error={earlier.error} onAgain={() => void earlier.refetch()} />
        )}
      </section>
    </>
  );
}

const Compared = ({ before, after }: { before: HandoutDocument; after: HandoutDocument }) => (
  <ChangeList changes={compareDocuments(before, after)} />
);
