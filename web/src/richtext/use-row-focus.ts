import { type RefObject, useLayoutEffect, useState } from 'react';
import { focusEnd } from './focus-end.ts';

interface AwaitedRow {
  readonly index: number;
  /** Selects its field in the list. */
  readonly selector: string;
  /** True from when it was given the focus: the row stays drawn, because its list hears of the focus only later. */
  readonly hasFocus: boolean;
}

/**
 * Returns a function that gives a field of a row the focus once React has drawn it, and the place of a row that has to be drawn for
 * that, though it is out of sight; null for none.
 */
export function useRowFocus(
  list: RefObject<HTMLElement | null>,
  focus: (field: HTMLElement) => void = focusEnd,
): readonly [awaited: number | null, focusRow: (index: number, selector: string) => void] {
  const [awaited, setAwaited] = useState<AwaitedRow | null>(null);
  const find = (selector: string) => list.current?.querySelector<HTMLElement>(selector);
  useLayoutEffect(() => {
    if (!awaited || awaited.hasFocus) return;
    const field = find(awaited.selector);
    // A row that is gone by now is not waited for: one that comes later would take the focus.
    setAwaited(field ? { ...awaited, hasFocus: true } : null);
    if (field) focus(field);
  });
  const focusRow = (index: number, selector: string) =>
    queueMicrotask(() => {
      const field = find(selector);
      if (field) focus(field);
      else if (index >= 0) setAwaited({ index, selector, hasFocus: false });
    });
  return [awaited?.index ?? null, focusRow];
}
