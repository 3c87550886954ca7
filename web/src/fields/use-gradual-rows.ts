import { useEffect, useReducer, useRef } from 'react';

/** How many new rows are drawn in one task. A hundred rich fields hold the page for a quarter of a second. */
const AT_ONCE = 25;

/**
 * Returns whether the row of an id is drawn so far: of many new ones some more are in each task, and those that `isAsked` names
 * at once. A row that was drawn stays so, wherever others are put in.
 */
export function useGradualRows(
  ids: readonly string[],
  isAsked: (id: string) => boolean,
): (id: string) => boolean {
  const known = useRef<ReadonlySet<string>>(new Set());
  const [, drawMore] = useReducer((round: number) => round + 1, 0);
  const missing = ids.filter((id) => !known.current.has(id));
  const next = new Set(missing.slice(0, AT_ONCE));
  const isDrawn = (id: string) => known.current.has(id) || next.has(id) || isAsked(id);
  useEffect(() => {
    known.current = new Set(ids.filter(isDrawn));
    if (missing.length <= AT_ONCE) return undefined;
    const timer = setTimeout(drawMore);
    return () => clearTimeout(timer);
  });
  return isDrawn;
}
