import { type RefObject, useEffect, useState } from 'react';

/** Returns whether an element fills the screen, and a function that toggles it; Escape ends it too. */
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
