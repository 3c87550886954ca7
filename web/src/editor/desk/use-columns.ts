import { useFact } from '../../document/editor-context.ts';
import { hasColumns, type SheetGrid } from '../../document/sheet-grid.ts';
import { useScreen } from '../small-screen/use-screen.ts';

/**
 * Returns how many sheets are side by side: each back beside its front, or the call list beside the cards, if
 * the screen has room for both.
 */
export function useColumns(): SheetGrid['columns'] {
  const isWide = useScreen() === 'wide';
  const inPairs = useFact(hasColumns);
  return isWide && inPairs ? 2 : 1;
}
