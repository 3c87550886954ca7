import { useEffect } from 'react';
import type { Saver } from '../saving/saver.ts';

/** A hidden page may never come back: the device gets everything then, the account what it can. */
export function useLeaving(saver: Saver): void {
  useEffect(() => {
    const leave = () => {
      if (document.visibilityState === 'hidden') void saver.leave();
    };
    const goAway = () => void saver.leave();
    document.addEventListener('visibilitychange', leave);
    window.addEventListener('pagehide', goAway);
    return () => {
      document.removeEventListener('visibilitychange', leave);
      window.removeEventListener('pagehide', goAway);
      void saver.leave();
    };
  }, [saver]);
}
