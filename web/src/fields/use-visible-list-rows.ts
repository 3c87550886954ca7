import { type RefObject, useEffect } from 'react';
import { findScroller } from '../ui/behaviour/find-scroller.ts';
import { useDistinctState } from '../ui/behaviour/use-distinct-state.ts';

/** Places in a list, from 0. */
interface Rows {
  readonly first: number;
  readonly last: number;
}

export interface VisibleListRows extends Rows {
  /** The rows that must be drawn; the others are drawn ahead. */
  readonly needed: Rows;
  /** The row that has the focus, -1 where none has. */
  readonly focused: number;
}

/** One child of the list: a row, or the room of several that are not drawn. */
export interface Span {
  readonly rows: number;
  readonly top: number;
  readonly bottom: number;
}

/** The rows drawn before the first measuring: as many as a small screen holds. */
const AT_FIRST: VisibleListRows = createRows({ first: 0, last: 14 });
const ALL: VisibleListRows = createRows({ first: 0, last: Number.POSITIVE_INFINITY });
/** A turn of the wheel, in px. */
const MARGIN = 240;
/** The height that stays drawn ahead of the wheel, in px. */
const LEAST_MARGIN = 120;

function createRows(rows: Rows): VisibleListRows {
  return { ...rows, needed: rows, focused: -1 };
}

const countRows = ({ first, last }: Rows): number => last - first;

/**
 * Tells whether the rows drawn so far are enough: a field that grows by a line moves those below it, and would draw the list
 * again in the midst of typing.
 */
export const isEnough = (drawn: VisibleListRows, next: VisibleListRows): boolean =>
  drawn.focused === next.focused &&
  drawn.first <= next.needed.first &&
  drawn.last >= next.needed.last &&
  countRows(drawn) <= 2 * countRows(next);

/** Finds the place of the first row that reaches below `height`; the number of rows where none does. */
export function findFirstBelow(spans: readonly Span[], height: number): number {
  let place = 0;
  for (const { rows, top, bottom } of spans) {
    if (bottom > height) return place + Math.max(0, Math.floor(((height - top) / (bottom - top)) * rows));
    place += rows;
  }
  return place;
}

function readRowsInSight(list: HTMLElement, scroller: HTMLElement): VisibleListRows {
  const { top, bottom } = scroller.getBoundingClientRect();
  const spans = Array.from(list.children, (child): Span & { hasFocus: boolean } => {
    const rows = child instanceof HTMLElement ? Number(child.dataset.rows ?? 1) : 1;
    const rect = child.getBoundingClientRect();
    return { rows, top: rect.top, bottom: rect.bottom, hasFocus: child.contains(document.activeElement) };
  });
  const focused = spans.findIndex(({ hasFocus }) => hasFocus);
  const above = spans.slice(0, Math.max(0, focused)).reduce((rows, span) => rows + span.rows, 0);
  const listRows = (margin: number): Rows => ({
    first: findFirstBelow(spans, top - margin),
    last: findFirstBelow(spans, bottom + margin),
  });
  return {
    ...listRows(MARGIN),
    needed: listRows(LEAST_MARGIN),
    focused: focused === -1 ? -1 : above,
  };
}

/** Returns which rows of a list are visible, while its container scrolls and the content above it grows. */
export function useVisibleListRows(
  list: RefObject<HTMLElement | null>,
  isWindowed: boolean,
): VisibleListRows {
  const [rows, setRows] = useDistinctState(AT_FIRST, isEnough);
  useEffect(() => {
    if (!isWindowed || !list.current) return;
    const element = list.current;
    const scroller = findScroller(element);
    const follow = () => setRows(readRowsInSight(element, scroller));
    const resized = new ResizeObserver(follow);
    for (const grows of [scroller, ...scroller.children]) resized.observe(grows);
    const listening = new AbortController();
    scroller.addEventListener('scroll', follow, { passive: true, signal: listening.signal });
    // Keys may be faster than the scrolling that follows them.
    element.addEventListener('focusin', follow, listening);
    return () => {
      resized.disconnect();
      listening.abort();
    };
  }, [list, isWindowed, setRows]);
  return isWindowed ? rows : ALL;
}

/** Groups rows into single ones that are drawn, and runs of rows that are not. */
export function groupRuns<T>(rows: readonly T[], isDrawn: (row: T, place: number) => boolean): (T | T[])[] {
  const runs: (T | T[])[] = [];
  rows.forEach((row, place) => {
    const last = runs.at(-1);
    if (isDrawn(row, place)) runs.push(row);
    else if (Array.isArray(last)) last.push(row);
    else runs.push([row]);
  });
  return runs;
}
