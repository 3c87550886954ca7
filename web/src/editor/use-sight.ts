import { type RefObject, useEffect, useState } from 'react';

/** The sheets that the desk shows or is about to show, from 1, and the one that stands in its middle. */
export interface Sight {
  readonly first: number;
  readonly last: number;
  readonly middle: number;
}

/** A few turns of the wheel, in px: scrolling meets no empty sheet. */
const MARGIN = 360;

const same = (a: Sight, b: Sight) => a.first === b.first && a.last === b.last && a.middle === b.middle;

/**
 * Which sheets can be seen, reckoned from how far the desk is scrolled; all lengths in px of the screen.
 * `pitch` is from one row's top to the next one's, each of so many sheets.
 */
export function sightOf({ scrollTop, clientHeight }: Element, pitch: number, columns = 1): Sight {
  const rowAt = (height: number) => Math.max(1, Math.ceil(height / pitch));
  const firstOf = (row: number) => (row - 1) * columns + 1;
  return {
    first: firstOf(rowAt(scrollTop - MARGIN)),
    last: rowAt(scrollTop + clientHeight + MARGIN) * columns,
    middle: firstOf(rowAt(scrollTop + clientHeight / 2)),
  };
}

/** Follows the desk as it is scrolled, resized and zoomed. */
export function useSight(desk: RefObject<HTMLElement | null>, pitch: number, columns: number): Sight {
  const [sight, setSight] = useState<Sight>({ first: 1, last: 1, middle: 1 });
  useEffect(() => {
    const scrolls = desk.current;
    if (!scrolls) return;
    const follow = () => {
      const next = sightOf(scrolls, pitch, columns);
      setSight((last) => (same(last, next) ? last : next));
    };
    const resized = new ResizeObserver(follow);
    resized.observe(scrolls);
    scrolls.addEventListener('scroll', follow, { passive: true });
    return () => {
      resized.disconnect();
      scrolls.removeEventListener('scroll', follow);
    };
  }, [desk, pitch, columns]);
  return sight;
}
