import { type RefObject, useEffect, useState } from 'react';

/** The rows of sheets that the desk shows or is about to show, from 1, and the one that stands in its middle. */
export interface Sight {
  readonly first: number;
  readonly last: number;
  readonly middle: number;
}

/** A few turns of the wheel, in px: scrolling meets no empty sheet. */
const MARGIN = 360;

const same = (a: Sight, b: Sight) => a.first === b.first && a.last === b.last && a.middle === b.middle;

/**
 * Which rows can be seen, reckoned from how far the desk is scrolled; all lengths in px of the screen.
 * `pitch` is from one row's top to the next one's.
 */
export function sightOf({ scrollTop, clientHeight }: Element, pitch: number): Sight {
  const rowAt = (height: number) => Math.max(1, Math.ceil(height / pitch));
  return {
    first: rowAt(scrollTop - MARGIN),
    last: rowAt(scrollTop + clientHeight + MARGIN),
    middle: rowAt(scrollTop + clientHeight / 2),
  };
}

/** Follows the desk as it is scrolled, resized and zoomed. */
export function useSight(desk: RefObject<HTMLElement | null>, pitch: number): Sight {
  const [sight, setSight] = useState<Sight>({ first: 1, last: 1, middle: 1 });
  useEffect(() => {
    const scrolls = desk.current;
    if (!scrolls) return;
    const follow = () => {
      const next = sightOf(scrolls, pitch);
      setSight((last) => (same(last, next) ? last : next));
    };
    const resized = new ResizeObserver(follow);
    resized.observe(scrolls);
    scrolls.addEventListener('scroll', follow, { passive: true });
    return () => {
      resized.disconnect();
      scrolls.removeEventListener('scroll', follow);
    };
  }, [desk, pitch]);
  return sight;
}
