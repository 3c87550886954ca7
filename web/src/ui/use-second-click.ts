import { useLayoutEffect, useRef } from 'react';

/** So long a second click of the same double click may take. */
const DOUBLE_CLICK_MS = 500;

interface SecondClick {
  onPress(): void;
  /** Whether a click now may be the second of one that opened the dialog or pressed something in it. */
  mayCome(): boolean;
}

/** A double click's second one lands beside a dialog that its first has opened, or has made smaller. */
export function useSecondClick(isOpen: boolean): SecondClick {
  const pressedAt = useRef(Number.NEGATIVE_INFINITY);
  const onPress = () => {
    pressedAt.current = performance.now();
  };
  useLayoutEffect(() => {
    if (isOpen) pressedAt.current = performance.now();
  }, [isOpen]);
  return { onPress, mayCome: () => performance.now() - pressedAt.current < DOUBLE_CLICK_MS };
}
