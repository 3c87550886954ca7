import { useLayoutEffect, useRef } from 'react';

/** So long a second click of the same double click may take. */
const DOUBLE_CLICK_MS = 500;

/** How far the hand moves between the two, in px. */
const STILL = 6;

type Press = Pick<MouseEvent, 'clientX' | 'clientY'>;

/** The last press in any dialog: what it closed leaves its second click to whatever lies below. */
let last = { at: Number.NEGATIVE_INFINITY, clientX: 0, clientY: 0 };

/** Whether a press is the second of a double click whose first was meant for a dialog that has closed since. */
export const isForClosedDialog = ({ clientX, clientY }: Press): boolean =>
  performance.now() - last.at < DOUBLE_CLICK_MS &&
  Math.hypot(clientX - last.clientX, clientY - last.clientY) < STILL;

interface SecondClick {
  onPress(press: Press): void;
  /** Whether a click now may be the second of one that opened the dialog or pressed something in it. */
  mayCome(): boolean;
}

/** A double click's second one lands beside a dialog that its first has opened, or has made smaller. */
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
