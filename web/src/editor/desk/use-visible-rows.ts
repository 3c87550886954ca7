import { type RefObject, useEffect } from 'react';
import { useDistinctState } from '../../ui/behaviour/use-distinct-state.ts';

/** The rows of sheets that the desk shows or is about to show, from 1, and the one in its middle. */
export interface VisibleRows {
  readonly first: number;
  readonly last: number;
  readonly middle: number;
}

const AT_FIRST: VisibleRows = { first: 1, last: 1, middle: 1 };

/** A few turns of the wheel, in px: scrolling meets no empty sheet. */
const MARGIN = 360;

const isSameSight = (a: VisibleRows, b: VisibleRows) =>
  a.first === b.first && a.last === b.last && a.middle === b.middle;

/**
 * Returns the visible rows, computed from the scroll position; all lengths in px of the screen. `pitch` is
 * the distance from one row's top to the next one's.
 */
export function getVisibleRows({ scrollTop, clientHeight }: Element, pitch: number): VisibleRows {
  const getRow = (height: number) => Math.max(1, Math.ceil(height / pitch));
  return {
    first: getRow(scrollTop - MARGIN),
    last: getRow(scrollTop + clientHeight + MARGIN),
    middle: getRow(scrollTop + clientHeight / 2),
  };
}

/** Follows the desk as it is scrolled, resized and zoomed. */
export function useVisibleRows(desk: RefObject<HTMLElement | null>, pitch: number): VisibleRows {
  const [sight, setSight] = useDistinctState<VisibleRows>(AT_FIRST, isSameSight);
  useEffect(() => {
    const scrolls = desk.current;
    if (!scrolls) return;
    const follow = () => setSight(getVisibleRows(scrolls, pitch));
    const resized = new ResizeObserver(follow);
    resized.observe(scrolls);
    scrolls.addEventListener('scroll', follow, { passive: true });
    return () => {
      resized.disconnect();
      scrolls.removeEventListener('scroll', follow);
    };
  }, [desk, pitch, setSight]);
  return sight;
}
