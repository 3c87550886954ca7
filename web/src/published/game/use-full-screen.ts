import { type RefObject, useEffect, useState } from 'react';

/** Whether an element has all of the screen, and what gives or takes it; Escape takes it too. */
export function useFullScreen(element: RefObject<HTMLElement | null>): [boolean, () => void] {
  const [isFull, setFull] = useState(false);
  useEffect(() => {
    const follow = () => setFull(document.fullscreenElement !== null);
    document.addEventListener('fullscreenchange', follow);
    return () => document.removeEventListener('fullscreenchange', follow);
  }, []);
  // A device that does not allow it leaves the window as large as it is.
  const toggle = () =>
    void (isFull ? document.exitFullscreen() : element.current?.requestFullscreen())?.catch(() => {});
  return [isFull, toggle];
}
