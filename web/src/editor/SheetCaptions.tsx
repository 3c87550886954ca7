import { range } from 'es-toolkit';
import { placeOf, type SheetGrid } from './sheet-grid.ts';
import type { Sight } from './use-sight.ts';

interface SheetCaptionsProps {
  readonly grid: SheetGrid;
  readonly zoom: number;
  readonly sight: Sight;
}

/** What stands above the sheets of a deck, which are in pairs: which side this is. As large at every zoom. */
export const SheetCaptions = ({ grid, zoom, sight }: SheetCaptionsProps) =>
  range(sight.first - 1, Math.min(sight.last, grid.count)).map((sheet) => {
    const { x, y } = placeOf(grid, sheet);
    return (
      <p key={sheet} className="sheet-caption" style={{ left: x * zoom, top: y * zoom }} aria-hidden="true">
        {sheet % 2 === 0 ? (
          <>
            <strong>Fronts</strong> sheet {sheet / 2 + 1} of {Math.ceil(grid.count / 2)}
          </>
        ) : (
          <>
            <strong>Backs</strong> mirrored to land behind their fronts
          </>
        )}
      </p>
    );
  });
