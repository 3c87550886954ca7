import { useEffect } from 'react';
import { track } from '../api/track.ts';
import type { Saver } from '../saving/saver.ts';

/**
 * A hidden page may never come back: the device gets everything then, the account what it can. What the
 * account could not get goes there when the connection is back.
 */
export function useLeaving(saver: Saver): void {
  useEffect(() => {
    const leave = () => {
      if (document.visibilityState !== 'hidden') return;
      track('page_hidden', saver.id);
      void saver.leave();
    };
    const goAway = () => {
      track('page_left', saver.id);
      void saver.leave();
    };
    document.addEventListener('visibilitychange', leave);
    const comeBack = () => void saver.retry();
    window.addEventListener('pagehide', goAway);
    window.addEventListener('online', comeBack);
    return () => {
      document.removeEventListener('visibilitychange', leave);
      window.removeEventListener('pagehide', goAway);
      window.removeEventListener('online', comeBack);
      void saver.leave();
    };
  }, [saver]);
}
