import { type RefObject, useEffect, useState } from 'react';

/** Places in a list, from 0; `focused` is the row that has the focus, -1 where none has. */
export interface RowsInSight {
  readonly first: number;
  readonly last: number;
  readonly focused: number;
}

/** What is drawn before anything is known: more than a screen holds. */
const AT_FIRST: RowsInSight = { first: 0, last: 39, focused: -1 };
const ALL: RowsInSight = { first: 0, last: Number.POSITIVE_INFINITY, focused: -1 };
/** A quick turn of the wheel, in px. */
const MARGIN = 500;

const same = (a: RowsInSight, b: RowsInSight) =>
  a.first === b.first && a.last === b.last && a.focused === b.focused;

function scrollerOf(element: HTMLElement): HTMLElement {
  const { parentElement } = element;
  if (!parentElement) return element;
  const { overflowY } = getComputedStyle(parentElement);
  return overflowY === 'auto' || overflowY === 'scroll' ? parentElement : scrollerOf(parentElement);
}

/** The first row that reaches below `height`, by halving; as many as there are where none does. */
export function firstBelow(rows: ArrayLike<Element>, height: number): number {
  let from = 0;
  let to = rows.length;
  while (from < to) {
    const middle = (from + to) >> 1;
    const bottom = rows[middle]?.getBoundingClientRect().bottom ?? 0;
    if (bottom > height) to = middle;
    else from = middle + 1;
  }
  return from;
}

function read(list: HTMLElement, scroller: HTMLElement): RowsInSight {
  const { top, bottom } = scroller.getBoundingClientRect();
  const rows = [...list.children];
  const { activeElement } = document;
  return {
    first: firstBelow(rows, top - MARGIN),
    last: firstBelow(rows, bottom + MARGIN),
    focused: list.contains(activeElement) ? rows.findIndex((row) => row.contains(activeElement)) : -1,
  };
}

/** Which children of a list can be seen, as what it stands in is scrolled and what stands above it grows. */
export function useRowsInSight(list: RefObject<HTMLElement | null>, isWindowed: boolean): RowsInSight {
  const [rows, setRows] = useState(AT_FIRST);
  useEffect(() => {
    if (!isWindowed || !list.current) return;
    const element = list.current;
    const scroller = scrollerOf(element);
    const follow = () => {
      const next = read(element, scroller);
      setRows((last) => (same(last, next) ? last : next));
    };
    const resized = new ResizeObserver(follow);
    for (const grows of [scroller, ...scroller.children]) resized.observe(grows);
    scroller.addEventListener('scroll', follow, { passive: true });
    return () => {
      resized.disconnect();
      scroller.removeEventListener('scroll', follow);
    };
  }, [list, isWindowed]);
  return isWindowed ? rows : ALL;
}
