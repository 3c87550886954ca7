import { range } from 'es-toolkit';
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

function Caption({ sheet, count }: { sheet: number; count: number }) {
  const what = useFact((document) => getCaption(document, sheet, count)?.what ?? '');
  const more = useFact((document) => getCaption(document, sheet, count)?.more ?? '');
  return (
    <>
      <strong>{what}</strong> {more}
    </>
  );
}
