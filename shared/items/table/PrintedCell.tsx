import type { CSSProperties, ReactNode } from 'react';
import { isBlank } from '../../text/plain-text.ts';
import { RichText } from '../../text/RichText.tsx';
import type { FontId } from '../../vocabulary/fonts.ts';
import type { ImageSettings } from '../../vocabulary/style.ts';
import { CheckBox } from '../parts/CheckBox.tsx';
import { WithPicture } from '../parts/WithPicture.tsx';
import type { PlacedCell } from './bands.ts';
import { isDark, listEdges } from './cell-look.ts';
import { countCellLines, type TableLayout } from './layout.ts';
import type { CellAlignment, TableData } from './schema.ts';

/** What all cells of a table have: its settings, and how it is laid out. */
export interface CellLook extends TableLayout {
  /** The font size of the item, in px. */
  readonly fontSize: number;
  readonly font: FontId;
  /** The line height, as a multiple of the font size. */
  readonly lineHeight: number;
  readonly answerKey: boolean;
  readonly settings: ImageSettings;
  readonly rowCount: number;
  readonly columnCount: number;
  readonly headerRows: number;
  readonly hasHeaderColumn: boolean;
  readonly headerColor: string;
  readonly lines: TableData['lines'];
  readonly lineWidth: number;
  readonly lineStyle: TableData['line_style'];
  readonly lineColor: string;
  readonly align: CellAlignment;
  readonly valign: TableData['valign'];
}

interface PrintedCellProps extends CellLook {
  readonly placed: PlacedCell;
  /** The first row of its band. */
  readonly firstRow: number;
  /** Its row may be parted between two lines, which then stand beside each other in all of its cells. */
  readonly isLong: boolean;
}

/** The place of a picture in its cell, in the words of pictures: they begin where the line does. */
const PICTURE_ALIGNMENTS = { start: 'left', center: 'center', end: 'right' } as const;

/** Returns what a cell of a table says to screen readers, and in the tags of the PDF. */
const toCellRole = ({ height, width }: PlacedCell, role: 'cell' | 'columnheader' | 'rowheader') => ({
  role,
  ...(height > 1 && { 'aria-rowspan': height }),
  ...(width > 1 && { 'aria-colspan': width }),
});

/** Renders one cell with its lines. */
export function PrintedCell({ placed, firstRow, isLong, ...look }: PrintedCellProps) {
  const { cell, row, column, height, width } = placed;
  const isHead = row < look.headerRows;
  const isRowHead = look.hasHeaderColumn && column === 0;
  const edges = listEdges(look.lines, placed, { rows: look.rowCount, columns: look.columnCount });
  const align = cell.align ?? look.align;
  const shade = cell.shade ?? (isHead || isRowHead ? look.headerColor : undefined);
  const style: CSSProperties = {
    gridRow: `${row - firstRow + 1} / span ${height}`,
    gridColumn: `${column + 1} / span ${width}`,
    ...(shade && { background: shade, ...(isDark(shade) && { color: '#fff' }) }),
  };
  return (
    <div
      {...toCellRole(placed, isHead ? 'columnheader' : isRowHead ? 'rowheader' : 'cell')}
      className={[
        'table-cell',
        `table-${align}`,
        `table-${isLong ? 'top' : (cell.valign ?? look.valign)}`,
        ...(isHead || isRowHead ? ['table-head'] : []),
        ...edges.map((edge) => `table-${edge}`),
      ].join(' ')}
      style={style}
      data-column={isLong ? '' : undefined}
    >
      <WithPicture
        image={cell.image ?? null}
        settings={{ ...look.settings, alignment: PICTURE_ALIGNMENTS[align] }}
      >
        <CellWords placed={placed} look={look} isLong={isLong} />
      </WithPicture>
    </div>
  );
}

interface CellWordsProps {
  readonly placed: PlacedCell;
  readonly look: CellLook;
  readonly isLong: boolean;
}

/** Renders the words of a cell, the room for them, or a box before them. */
function CellWords({ placed, look, isLong }: CellWordsProps) {
  const { cell, row, column } = placed;
  const field = `data.rows.${row}.${column}.text`;
  const words = <RichText value={cell.text} field={field} />;
  if (cell.asks === 'blank')
    return (
      <Blank lines={countCellLines(placed, look)} field={field} isLong={isLong}>
        {look.answerKey ? words : null}
      </Blank>
    );
  if (cell.asks === 'checkbox')
    return (
      <div className="table-check">
        <CheckBox isTicked={look.answerKey && cell.checked === true} />
        {isBlank(cell.text) ? null : words}
      </div>
    );
  return cell.image && isBlank(cell.text) ? null : words;
}

interface BlankProps {
  /** How many lines the answer takes. */
  readonly lines: number;
  readonly field: string;
  readonly isLong: boolean;
  /** The answer, on the key. */
  readonly children: ReactNode;
}

/** An empty line that is exactly as high as one with words. */
const EMPTY_LINE = '\u00A0\n';

/** Renders the room for an answer, and on the key the answer in it; of a long one pages end between the same lines on both. */
const Blank = ({ lines, field, isLong, children }: BlankProps) => (
  <div
    className={isLong ? 'table-blank table-blank-long' : 'table-blank'}
    data-shows={children ? undefined : field}
  >
    <div className="table-blank-lines" aria-hidden="true">
      {EMPTY_LINE.repeat(lines)}
    </div>
    {children && <div className="key-ink">{children}</div>}
  </div>
);
