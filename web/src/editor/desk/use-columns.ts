import { useSyncExternalStore } from 'react';
import { useFact } from '../../document/editor-context.ts';
import { hasColumns, type SheetGrid } from '../../document/sheet-grid.ts';

const wide = window.matchMedia('(width > 925px)');
const subscribeToWidth = (changed: () => void) => {
  wide.addEventListener('change', changed);
  return () => wide.removeEventListener('change', changed);
};

/**
 * Returns how many sheets are side by side: each back beside its front, or the call list beside the cards, if
 * the screen has room for both.
 */
export function useColumns(): SheetGrid['columns'] {
  const isWide = useSyncExternalStore(subscribeToWidth, () => wide.matches);
  const inPairs = useFact(hasColumns);
  return isWide && inPairs ? 2 : 1;
}
