import type { DocumentChange } from '#shared/document/compare-documents.ts';

const WORDS = { added: 'Added', removed: 'Removed', changed: 'Changed', moved: 'Moved' } as const;

/** Renders what differs between two versions, part by part. */
export function ChangeList({ changes }: { readonly changes: readonly DocumentChange[] }) {
  if (changes.length === 0) return <p className="panel-hint">Nothing differs.</p>;
  return (
    <ol className="list stack">
      {changes.map((change, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the list is made anew for each pair of versions
        <li key={place} className={`history-change history-${change.what}`}>
          <Change {...change} />
        </li>
      ))}
    </ol>
  );
}

function Change({ what, part, before, after, fields }: DocumentChange) {
  return (
    <>
      <span className="history-what">
        {WORDS[what]} <b>{part}</b>
      </span>
      {what === 'moved' || fields ? (
        <bdi>{after}</bdi>
      ) : (
        <>
          {before && before !== after && (
            <del>
              <bdi>{before}</bdi>
            </del>
          )}
          {after && before !== after && (
            <ins>
              <bdi>{after}</bdi>
            </ins>
          )}
        </>
      )}
      {fields && <span className="history-fields">{fields}</span>}
    </>
  );
}
