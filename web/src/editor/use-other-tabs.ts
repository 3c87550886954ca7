import { useEffect } from 'react';
import { subscribe } from 'valtio';
import { api } from '../api/api.ts';
import { adoptNewerVersion } from '../saving/adopt-newer-version.ts';
import { broadcast, subscribeToTabs } from '../saving/other-tabs.ts';
import type { Saver } from '../saving/saver.ts';
import { showToast } from '../ui/feedback/toast.ts';

const isInSight = (): boolean => document.visibilityState === 'visible';

/**
 * Tells the other tabs with the same document open what this one has saved, and takes in what they save. While another one is in
 * sight, each saves as soon as nobody types, so that the others follow; one behind them has time.
 */
export function useOtherTabs(saver: Saver): void {
  useEffect(() => {
    let announced = saver.version;
    let greeted: string | null = null;
    const tell = () => {
      const { id, version, state } = saver;
      if (id === null) return;
      if (greeted !== id && isInSight()) broadcast({ id, says: 'opened' });
      greeted = id;
      if (state.status !== 'saved' || version === null || version === announced) return;
      announced = version;
      broadcast({ id, says: 'saved', version });
    };
    const takeIn = createTaker(saver, (version) => {
      // The other tab knows its own version.
      announced = version;
    });
    const unsubscribe = subscribe(saver.state, tell);
    const stop = subscribeToTabs((message) => {
      const { id } = message;
      if (id !== saver.id) return;
      if (message.says === 'saved') takeIn(id, message.version);
      else saver.isShared = message.says !== 'hidden';
      if (message.says === 'opened' && isInSight()) broadcast({ id, says: 'open too' });
    });
    const listening = new AbortController();
    document.addEventListener(
      'visibilitychange',
      () => saver.id !== null && broadcast({ id: saver.id, says: isInSight() ? 'opened' : 'hidden' }),
      listening,
    );
    tell();
    return () => {
      unsubscribe();
      stop();
      listening.abort();
    };
  }, [saver]);
}

/** Returns what takes in a version of another tab, and says so the first time. */
function createTaker(saver: Saver, onKnown: (version: number) => void) {
  let isTold = false;
  return (id: string, version: number) => {
    if (version <= (saver.version ?? version)) return;
    onKnown(version);
    // Without a connection the next save finds out.
    adoptNewerVersion(saver, () => api.readDocument({ params: { id } })).then(
      (isNew) => {
        if (!isNew || isTold) return;
        isTold = true;
        showToast({ words: 'This page follows what you change in another tab.' });
      },
      () => undefined,
    );
  };
}
