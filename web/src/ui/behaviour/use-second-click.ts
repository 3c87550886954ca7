import { useLayoutEffect, useRef } from 'react';

/** The longest time between the clicks of a double click. */
const DOUBLE_CLICK_MS = 500;

/** How far the hand moves between the two, in px. */
const STILL = 6;

type Press = Pick<MouseEvent, 'clientX' | 'clientY'>;

/** The last press in any dialog: if it closed the dialog, its second click hits the content below. */
let last = { at: Number.NEGATIVE_INFINITY, clientX: 0, clientY: 0 };

/** Tells whether a press is the second of a double click whose first closed a dialog. */
export const isForClosedDialog = ({ clientX, clientY }: Press): boolean =>
  performance.now() - last.at < DOUBLE_CLICK_MS &&
  Math.hypot(clientX - last.clientX, clientY - last.clientY) < STILL;

interface SecondClick {
  onPress(press: Press): void;
  /** Tells whether a click now may be the second of one that opened the dialog or pressed something in it. */
  mayCome(): boolean;
}

/**
 * Tells second clicks apart: the second click of a double click may land beside a dialog that the first has
 * opened or made smaller.
 */
export function useSecondClick(isOpen: boolean): SecondClick {
  const pressedAt = useRef(Number.NEGATIVE_INFINITY);
  const onPress = ({ clientX, clientY }: Press) => {
    pressedAt.current = performance.now();
    last = { at: pressedAt.current, clientX, clientY };
  };
  useLayoutEffect(() => {
    if (isOpen) pressedAt.current = performance.now();
  }, [isOpen]);
  return { onPress, mayCome: () => performance.now() - pressedAt.current < DOUBLE_CLICK_MS };
}
