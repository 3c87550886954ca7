import { useCallback, useState } from 'react';
import { useSession } from '../api/use-session.ts';
import { deviceMemory } from '../device/device-memory.ts';
import { getButtonClass } from '../ui/buttons/button-class.ts';
import { createLazyPart } from '../ui/lazy/lazy-part.tsx';
import { useHasUnsaved } from './use-drafts.ts';

const Continue = createLazyPart(async () => (await import('./Continue.tsx')).Continue);

const HAS_WORK = 'has-work';

/**
 * Renders the user's last work first on the page. The device remembers whether there was some: its room is kept
 * until it is read, so that nothing jumps, and a visitor without any work never loads the list.
 */
export function ContinueSection() {
  const mayHaveWork = useMayHaveWork();
  const [hasWork, setHasWork] = useState(() => deviceMemory.read(HAS_WORK) !== null);
  const know = useCallback((known: boolean) => {
    deviceMemory.write(HAS_WORK, known ? 'yes' : null);
    setHasWork(known);
  }, []);
  if (mayHaveWork === false || (!hasWork && !mayHaveWork)) return null;
  return (
    <section className={hasWork ? 'start-section' : undefined} aria-labelledby="continue" hidden={!hasWork}>
      <div className="spread start-section-head">
        <h2 id="continue" className="part-title">
          Continue where you left off
        </h2>
        <a href="#my-documents" className={getButtonClass('action')}>
          All my documents
        </a>
      </div>
      <div className="continue-room">{mayHaveWork && <Continue onKnown={know} />}</div>
    </section>
  );
}

/** Tells whether this device or an account may have work of the user; undefined while the device is being read. */
function useMayHaveWork(): boolean | undefined {
  const { status } = useSession();
  const hasUnsaved = useHasUnsaved();
  return status === 'in' || status === 'unknown' || hasUnsaved;
}
