import { range } from 'es-toolkit';
import { SHEETS } from '#shared/paper/sheet/page-sizes.ts';
import { useFact } from '../../document/editor-context.ts';
import { getSheetPlace, isInRows, type Rows, type SheetGrid } from '../../document/sheet-grid.ts';
import { getCaption } from './sheet-captions.ts';

interface SheetCaptionsProps {
  readonly grid: SheetGrid;
  readonly zoom: number;
  readonly sight: Rows;
}

/** Renders the captions of sheets in two columns, equally large at every zoom. */
export const SheetCaptions = ({ grid, zoom, sight }: SheetCaptionsProps) =>
  range(grid.count)
    .filter((sheet) => isInRows(grid, sheet, sight))
    .map((sheet) => {
      const { x, y } = getSheetPlace(grid, sheet);
      return (
        <p key={sheet} className="sheet-caption" style={{ left: x * zoom, top: y * zoom }} aria-hidden="true">
          <Caption sheet={sheet} count={grid.count} />
        </p>
      );
    });

/** Renders the place of the second sheet while there is only one, so that the desk does not look as if something were missing. */
export function SecondPlace({ grid, zoom }: Omit<SheetCaptionsProps, 'sight'>) {
  const what = useFact((document) => getCaption(document, 1, 2)?.what ?? '');
  if (grid.count > 1) return null;
  const { x, y } = getSheetPlace({ ...grid, count: 2, beside: 0 }, 1);
  const { width, height } = SHEETS[grid.paper];
  const place = { left: x * zoom, top: y * zoom, width: width * zoom, height: height * zoom };
  return (
    <div className="second-place" style={place} aria-hidden="true">
      {what}
    </div>
  );
}

function Caption({ sheet, count }: { sheet: number; count: number }) {
  const what = useFact((document) => getCaption(document, sheet, count)?.what ?? '');
  const more = useFact((document) => getCaption(document, sheet, count)?.more ?? '');
  return (
    <>
      <strong>{what}</strong> {more}
    </>
  );
}
