import type { ReactElement } from 'react';

/** Tells whether two elements draw the same: the same component with shallowly equal props. */
export const isSameDrawing = (a: ReactElement, b: ReactElement): boolean =>
  a === b || (a.type === b.type && isShallowEqual(a.props, b.props));

export function isShallowEqual(a: unknown, b: unknown): boolean {
  const left = Object.entries(a as Record<string, unknown>);
  const right = b as Record<string, unknown>;
  return (
    left.length === Object.keys(right).length && left.every(([name, value]) => Object.is(value, right[name]))
  );
}
