import { groupBy } from 'es-toolkit';
import type { ReactNode } from 'react';
import type { Revision } from '#shared/api/models.ts';

interface RevisionListProps {
  readonly revisions: readonly Revision[];
  /** The id of the version that is shown. */
  readonly chosen: string;
  readonly onChoose: (id: string) => void;
  /** What reads on, below the list. */
  readonly more: ReactNode;
}

const day = new Intl.DateTimeFormat(undefined, { dateStyle: 'full' });
const time = new Intl.DateTimeFormat(undefined, { timeStyle: 'medium' });

const formatDay = ({ saved_at }: Revision): string => day.format(new Date(saved_at));

/** Renders the versions by the day on which they were saved, newest first. */
export function RevisionList({ revisions, chosen, onChoose, more }: RevisionListProps) {
  const days = Object.entries(groupBy(revisions, formatDay));
  return (
    <nav className="history-list" aria-label="Saved versions">
      {days.map(([name, saved]) => (
        <section key={name} aria-label={name}>
          <h3 className="history-day">{name}</h3>
          <ul className="list">
            {saved.map((revision) => (
              <li key={revision.id}>
                <RevisionButton
                  revision={revision}
                  isNewest={revision === revisions[0]}
                  isChosen={revision.id === chosen}
                  onPress={() => onChoose(revision.id)}
                />
              </li>
            ))}
          </ul>
        </section>
      ))}
      {more}
    </nav>
  );
}

interface RevisionButtonProps {
  readonly revision: Revision;
  readonly isNewest: boolean;
  readonly isChosen: boolean;
  readonly onPress: () => void;
}

function RevisionButton({ revision, isNewest, isChosen, onPress }: RevisionButtonProps) {
  const { name, saved_at, is_published } = revision;
  const marks = [isNewest && 'Saved last', is_published && 'Published'].filter(Boolean).join(' · ');
  return (
    <button
      type="button"
      className={isChosen ? 'history-row chosen' : 'history-row'}
      aria-current={isChosen}
      onClick={onPress}
    >
      {name !== null && <bdi className="strong">{name}</bdi>}
      <span>{time.format(new Date(saved_at))}</span>
      {marks && <span className="history-marks">{marks}</span>}
    </button>
  );
}
