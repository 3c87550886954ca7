import './view.css';
import { range } from 'es-toolkit';
import { type CSSProperties, memo, type ReactNode, use } from 'react';
import { Lines, SliceContext, useUnit } from '../../paper/draw/Unit.tsx';
import { isShallowEqual } from '../../paper/layout/same-drawing.ts';
import { isSameList } from '../../paper/measure/memo-cache.ts';
import { CONTENT_WIDTH, inchesToPx, PX_PER_POINT } from '../../paper/sheet/page-sizes.ts';
import { getDirection } from '../../text/direction.ts';
import { isBlank, toPlainText } from '../../text/plain-text.ts';
import { MarginPoints } from '../parts/item-points.tsx';
import { Question } from '../parts/Question.tsx';
import { type AnswersOfItem, type ItemDrawing, type ItemViewProps, toAnswers } from '../parts/view.ts';
import { type Band, listBands, placeCells } from './bands.ts';
import { listBlanks } from './blanks.ts';
import { isLongRow, layOutTable } from './layout.ts';
import { type CellLook, PrintedCell } from './PrintedCell.tsx';
import { countColumns, type TableData } from './schema.ts';

/** A longer number is printed on its own line. */
const SHORT_NUMBER = 3;
/** The room of a number at the start of every row, in em. */
const INDENT = 2;

/** A table in all but its layout, which pages part between its rows. */
const TABLE = { role: 'table' } as const;
const ROW_GROUP = { role: 'rowgroup' } as const;
const ROW = { role: 'row' } as const;

/** Renders a table in bands of rows, which pages part; its heading is on each of them. */
export function TableView({
  item,
  number,
  answerKey,
  style,
  width: given = CONTENT_WIDTH,
}: ItemViewProps<TableData>) {
  const { data } = item;
  const fontSize = (item.style.font_size ?? style.font_size) * PX_PER_POINT;
  const width = given - (number === null ? 0 : INDENT * fontSize);
  const placedCells = placeCells(data);
  const layout = layOutTable(data, { font: style.font, fontSize, width }, placedCells);
  const hasPrompt = !isBlank(data.subtitle) || data.subtitle_image !== null;
  const isBeside = number !== null && !hasPrompt && number.length <= SHORT_NUMBER;
  const dir = getTableDirection(data);
  const bands = listBands(data, placedCells);
  const last = bands.length - 1;
  const look = {
    ...{ ...layout, fontSize, answerKey },
    ...{ font: style.font, lineHeight: style.font_space, settings: style.images },
  };
  return (
    <div dir={hasPrompt ? undefined : dir}>
      <Question
        number={number}
        text={data.subtitle}
        picture={{ image: data.subtitle_image, settings: style.images }}
        numberBelow={isBeside}
      >
        <div {...TABLE} dir={dir} data-tight={layout.isTight ? '' : undefined}>
          {bands.map((band, at) => (
            <TableBand
              key={band.first}
              {...look}
              {...toDataLook(data)}
              index={at + 1}
              band={band}
              heights={toRowHeights(data, band)}
              // A last row alone on its page would say nothing.
              keepWithNext={band.first < data.header_rows || (last > 1 && at === last - 1)}
              repeats={band.first < data.header_rows && last > 0}
              hasGap={hasPrompt && at === 0}
              number={isBeside && at === 0 ? number : null}
            />
          ))}
        </div>
      </Question>
    </div>
  );
}

/** Returns what all cells look like. */
const toDataLook = (data: TableData) => ({
  rowCount: data.rows.length,
  columnCount: countColumns(data),
  headerRows: data.header_rows,
  hasHeaderColumn: data.header_column,
  headerColor: data.header_color,
  lines: data.lines,
  lineWidth: data.line_width,
  lineStyle: data.line_style,
  lineColor: data.line_color,
  align: data.align,
  valign: data.valign,
});

/** Writes the least height of each row of a band, as CSS writes the rows of a grid. */
const toRowHeights = ({ row_heights }: TableData, { first, rows }: Band): string =>
  rows.map((_, at) => `minmax(${inchesToPx(row_heights[first + at] ?? 0)}px, auto)`).join(' ');

/** Returns the direction of the columns, read from the words of the cells and else of the prompt. */
const getTableDirection = ({ rows, subtitle }: TableData): 'ltr' | 'rtl' =>
  getDirection([...rows.flat().map(({ text }) => toPlainText(text)), toPlainText(subtitle)].join(' ')) ??
  'ltr';

interface TableBandProps extends CellLook {
  readonly index: number;
  readonly band: Band;
  readonly heights: string;
  readonly keepWithNext: boolean;
  readonly repeats: boolean;
  /** There are words above the table. */
  readonly hasGap: boolean;
  /** The number of the item, where it is beside the first row. */
  readonly number: string | null;
}

const TableBand = memo(function TableBand(props: TableBandProps) {
  const { index, band, heights, keepWithNext, repeats, hasGap, number, ...look } = props;
  const { from, repeats: isRepeated = false } = use(SliceContext);
  const isAgain = index < from;
  const isLong = !repeats && isLongRow(band, look);
  const className = `table-unit${hasGap ? ' table-below' : ''}${number === null ? '' : ' table-numbered'}`;
  const unit = useUnit(index, { keepWithNext, repeats, className, lines: isLong });
  if (!unit) return null;
  const style = toBandStyle(look, heights);
  return (
    <div {...unit}>
      <Lines index={index}>
        <Numbered number={isAgain ? null : number} isAgain={isAgain && number !== null}>
          <div {...ROW_GROUP} className="table-band" style={style}>
            {range(band.first, band.first + band.rows.length).map((row) => (
              <div {...ROW} key={row} className="table-row">
                {band.cells
                  .filter((placed) => placed.row === row)
                  .map((placed) => (
                    <PrintedCell
                      key={placed.column}
                      {...look}
                      placed={placed}
                      firstRow={band.first}
                      isLong={isLong}
                    />
                  ))}
              </div>
            ))}
          </div>
        </Numbered>
      </Lines>
      {unit['data-lines'] === 'excerpt' && CLOSED.includes(look.lines) && (
        <div
          className={index === from && !isRepeated ? 'table-cut table-cut-first' : 'table-cut'}
          style={style}
          aria-hidden="true"
        />
      )}
    </div>
  );
}, isUnchanged);

/** Tables of which each piece of a row is closed by a line. */
const CLOSED: readonly TableData['lines'][] = ['all', 'rows', 'outside'];

/** Renders the number of the item beside its first row; where that is drawn again, the room of the number alone. */
function Numbered({
  number,
  isAgain,
  children,
}: Pick<TableBandProps, 'number'> & { isAgain: boolean; children: ReactNode }) {
  if (number === null && !isAgain) return children;
  return (
    <div className="table-beside">
      <span className="question-number">{number}</span>
      {children}
      {!isAgain && <MarginPoints hasWords={false} />}
    </div>
  );
}

function toBandStyle(look: CellLook, heights: string): CSSProperties {
  const { columns, lineWidth, lineStyle, lineColor, padding, scale } = look;
  return {
    width: columns.reduce((sum, one) => sum + one, 0),
    gridTemplateColumns: columns.map((width) => `minmax(0, ${width}fr)`).join(' '),
    gridTemplateRows: heights,
    fontSize: `${scale}em`,
    '--line': `${lineWidth}px`,
    '--line-style': lineStyle,
    '--line-color': lineColor,
    '--room': `${padding}em`,
  } as CSSProperties;
}

/** Tells whether a band is drawn as before: most of a table is, at each key. */
function isUnchanged(before: TableBandProps, after: TableBandProps): boolean {
  const { band: old, columns: oldColumns, ...a } = before;
  const { band, columns, ...b } = after;
  return (
    old.first === band.first &&
    isSameList(old.rows, band.rows) &&
    isSameList(oldColumns, columns) &&
    isShallowEqual(a, b)
  );
}

const describeAnswers = ({ item: { data } }: ItemViewProps<TableData>): AnswersOfItem => ({
  prompt: toPlainText(data.subtitle),
  answers: toAnswers(listBlanks(data).map(({ cell }) => toPlainText(cell.text))),
});

/** A column in which its type would be smaller is too narrow. */
const LEAST_SCALE = 0.8;

export const view = {
  View: TableView,
  describeAnswers,
  hasRoom: (data, room) => layOutTable(data, room).scale >= LEAST_SCALE,
} satisfies ItemDrawing<TableData>;
