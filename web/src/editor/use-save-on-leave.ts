import { useEffect, useRef } from 'react';
import { session } from '../api/api.ts';
import { trackEvent } from '../api/track.ts';
import { registerOpenWork } from '../saving/open-work.ts';
import type { Saver } from '../saving/saver.ts';

/**
 * Saves when the page is hidden, which may be its end: everything to the device, and to the account if
 * possible; before its user logs out too. The rest is saved to the account when the connection is back, or when its user has
 * signed in. `onLeft` is called when the editor is closed and its last save has ended.
 */
export function useSaveOnLeave(saver: Saver, onLeft: () => void): void {
  const left = useRef(onLeft);
  useEffect(() => {
    const leave = () => {
      if (document.visibilityState !== 'hidden') return;
      trackEvent('page_hidden', saver.id);
      void saver.leave();
    };
    const goAway = () => {
      trackEvent('page_left', saver.id);
      void saver.leave();
    };
    const stopListening = session.subscribe(() => {
      if (session.isSignedIn()) saver.saveSoon();
    });
    const unregister = registerOpenWork(() => saver.leave());
    document.addEventListener('visibilitychange', leave);
    const comeBack = () => void saver.retry();
    window.addEventListener('pagehide', goAway);
    window.addEventListener('online', comeBack);
    return () => {
      unregister();
      stopListening();
      document.removeEventListener('visibilitychange', leave);
      window.removeEventListener('pagehide', goAway);
      window.removeEventListener('online', comeBack);
      void saver.leave().finally(left.current);
    };
  }, [saver]);
}
