import { Trash2, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { getKindFacts } from '#shared/kinds/facts.ts';
import { quoteName } from '#shared/text/quote-name.ts';
import { KindIcon } from '../kinds/tiles.tsx';
import { Button } from '../ui/buttons/Button.tsx';
import { showErrorToast, showToast } from '../ui/feedback/toast.ts';
import { LazyConfirmDialog } from '../ui/overlays/LazyConfirmDialog.tsx';
import { formatCount } from '../ui/words/format-count.ts';
import { formatLastChange } from './format-last-change.ts';
import type { TrashEntry } from './trash-entry.ts';

const DAY_MS = 24 * 3600 * 1000;

/** Renders something deleted, with what brings it back and what removes it for good. */
export function TrashRow({ entry }: { entry: TrashEntry }) {
  const { kind, name, loses, deleted_at, restorable_until, restore, erase } = entry;
  const [isAsked, ask] = useState(false);
  const [isWorking, setWorking] = useState(false);
  const run = (work: Promise<void>, words: string) => {
    ask(false);
    setWorking(true);
    work
      .then(() => void showToast({ words }))
      .catch((error: Error) => {
        setWorking(false);
        showErrorToast(error);
      });
  };
  const days = Math.ceil((restorable_until - Date.now()) / DAY_MS);
  return (
    <li className="row trash-row">
      <KindIcon kind={kind} />
      <div className="trash-words">
        <span className="trash-name" dir="auto" title={name}>
          {name}
        </span>
        <span className="hint">
          {getKindFacts(kind).label} · Deleted {formatLastChange(deleted_at, Date.now())} ·{' '}
          {formatCount(days, 'day')} left
        </span>
      </div>
      <Button
        icon={Undo2}
        size="dense"
        aria-label={`Restore ${name}`}
        isPending={isWorking}
        onPress={() => run(restore(), `${quoteName(name)} restored`)}
      >
        Restore
      </Button>
      <Button
        icon={Trash2}
        size="dense"
        variant="ghost"
        aria-label={`Delete for good: ${name}`}
        onPress={() => ask(true)}
      >
        Delete for good
      </Button>
      <LazyConfirmDialog
        isOpen={isAsked}
        title="Delete for good?"
        body={loses}
        action="Delete for good"
        onConfirm={() => run(erase(), `${quoteName(name)} deleted for good`)}
        onCancel={() => ask(false)}
      />
    </li>
  );
}
