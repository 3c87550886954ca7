import { useEffect } from 'react';
import { subscribe } from 'valtio';
import { api } from '../api/api.ts';
import { adoptNewerVersion } from '../saving/adopt-newer-version.ts';
import { broadcastSave, subscribeToSaves } from '../saving/other-tabs.ts';
import type { Saver } from '../saving/saver.ts';
import { showToast } from '../ui/feedback/toast.ts';

/** Tells the other tabs with the same document open that this one has saved, and adopts what they save. */
export function useOtherTabs(saver: Saver): void {
  useEffect(() => {
    let announced = saver.version;
    // One at a time, however often the other tab saves.
    let closeToast = () => {};
    const tell = () => {
      const { id, version, state } = saver;
      if (state.status !== 'saved' || id === null || version === null || version === announced) return;
      announced = version;
      broadcastSave({ id, version });
    };
    const unsubscribe = subscribe(saver.state, tell);
    const stop = subscribeToSaves(({ id, version }) => {
      if (id !== saver.id || version <= (saver.version ?? version)) return;
      // The other tab knows its own version.
      announced = version;
      // Without a connection the next save finds out.
      adoptNewerVersion(saver, () => api.readDocument({ params: { id } })).then(
        (isNew) => {
          if (!isNew) return;
          closeToast();
          closeToast = showToast({ words: 'This is what you changed in another tab.' });
        },
        () => undefined,
      );
    });
    return () => {
      unsubscribe();
      stop();
    };
  }, [saver]);
}
