import { useEffect, useState } from 'react';
import type { Saver } from '../saving/saver.ts';
import { Button } from '../ui/buttons/Button.tsx';
import { createLazyDialog } from '../ui/lazy/lazy-part.tsx';
import { formatMoment } from '../ui/words/format-moment.ts';
import type { CopiesDialogProps } from './CopiesDialog.tsx';

const CopiesDialog = createLazyDialog(async () => (await import('./CopiesDialog.tsx')).CopiesDialog);

interface TwoCopiesNoticeProps {
  readonly saver: Saver;
  /** When the other copy was saved. */
  readonly changedAt: string;
  /** Runs what the user has chosen; the focus goes back to where they write. */
  readonly goOn: (run: () => Promise<void>) => Promise<void>;
}

/** Renders a notice that this copy and the account's have changed the same: to be chosen for all of it, or item by item. */
export function TwoCopiesNotice({ saver, changedAt, goOn }: TwoCopiesNoticeProps) {
  const [isOpen, setOpen] = useState(false);
  const isComparable = useIsComparable(saver);
  const choose: CopiesDialogProps['onChosen'] = (choices, seen) => {
    setOpen(false);
    void goOn(() => saver.choose(choices, seen));
  };
  const keep = (choice: 'mine' | 'theirs') => void goOn(() => saver.resolveConflict(choice));
  return (
    <div className="notice notice-danger" role="alert">
      <p>
        This document was changed somewhere else, {formatMoment(changedAt)}. Both copies are kept until you
        choose.
      </p>
      <Button size="dense" onPress={() => keep('mine')}>
        Keep mine
      </Button>
      <Button size="dense" onPress={() => keep('theirs')}>
        Keep theirs
      </Button>
      {isComparable && (
        <Button size="dense" onPress={() => setOpen(true)}>
          Compare
        </Button>
      )}
      {isOpen && <CopiesDialog saver={saver} onChosen={choose} onClose={() => setOpen(false)} />}
    </div>
  );
}

/** Tells whether it is known what both copies started from, so that they can be compared item by item. */
function useIsComparable(saver: Saver): boolean {
  const [isComparable, setComparable] = useState(false);
  useEffect(() => {
    saver.readClashes().then(
      (found) => setComparable(found !== null && found.clashes.length > 0),
      () => setComparable(false),
    );
  }, [saver]);
  return isComparable;
}
