import { type FocusEvent, useEffect, useEffectEvent, useRef, useState } from 'react';

/**
 * Returns whether the focus is inside an element; spread the props on it. When a press elsewhere takes the
 * focus, it counts as gone only when that press ends: otherwise content that hides with the focus would move
 * the pressed element from under the pointer.
 */
export function useFocusWithin() {
  const [isFocusWithin, setFocusWithin] = useState(false);
  const isPressed = useRef(false);
  const isGone = useRef(false);

  const press = useEffectEvent(() => {
    isPressed.current = true;
  });
  const release = useEffectEvent(() => {
    isPressed.current = false;
    if (isGone.current) setFocusWithin(false);
  });

  useEffect(() => {
    if (!isFocusWithin) return;
    const end = () => release();
    const listening = new AbortController();
    const options = { capture: true, signal: listening.signal };
    document.addEventListener('pointerdown', () => press(), options);
    // A click follows the release; hiding waits for it.
    document.addEventListener('pointerup', () => requestAnimationFrame(end), options);
    document.addEventListener('pointercancel', end, options);
    return () => listening.abort();
  }, [isFocusWithin]);

  const enter = () => {
    isGone.current = false;
    setFocusWithin(true);
  };
  const leave = (event: FocusEvent<HTMLElement>) => {
    if (event.currentTarget.contains(event.relatedTarget)) return;
    isGone.current = true;
    if (!isPressed.current) setFocusWithin(false);
  };
  return { isFocusWithin, focusProps: { onFocus: enter, onBlur: leave } };
}
