import { type PointerEventHandler, useRef } from 'react';

interface PressAndFocus {
  readonly onPointerDownCapture: PointerEventHandler;
  readonly onFocus: () => void;
}

/**
 * Calls `act` when the focus enters: at once from the keyboard, after the release from a pointer. Content
 * that moves under the pointer before its release would miss the click.
 */
export function useAfterPress(act: () => void): PressAndFocus {
  const isPressed = useRef(false);
  const isWaiting = useRef(false);
  const follow = () => {
    const followed = new AbortController();
    const release = () => {
      followed.abort();
      isPressed.current = false;
      // The click comes after the release, in the same frame.
      if (isWaiting.current) requestAnimationFrame(act);
      isWaiting.current = false;
    };
    isPressed.current = true;
    for (const end of ['pointerup', 'pointercancel'])
      window.addEventListener(end, release, { capture: true, signal: followed.signal });
  };
  const comeIn = () => {
    if (isPressed.current) isWaiting.current = true;
    else act();
  };
  return { onPointerDownCapture: follow, onFocus: comeIn };
}
