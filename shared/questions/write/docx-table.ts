import {
  BorderStyle,
  HeightRule,
  type Paragraph,
  ShadingType,
  Table,
  TableCell,
  TableLayoutType,
  TableRow,
  VerticalAlignTable,
  WidthType,
} from 'docx';
import { sum } from 'es-toolkit';
import type { ReadTable, ReadTableCell } from '../../items/parts/read-question.ts';
import { inchesToPx } from '../../paper/sheet/page-sizes.ts';
import { TWIPS_PER_INCH } from './docx-page.ts';
import { toBorder } from './docx-sheet.ts';

const PLACES = {
  top: VerticalAlignTable.TOP,
  middle: VerticalAlignTable.CENTER,
  bottom: VerticalAlignTable.BOTTOM,
} as const;

const NONE = { style: BorderStyle.NONE, size: 0, color: 'auto' } as const;
const PLAIN = { style: BorderStyle.SINGLE, size: 4, color: 'auto' } as const;
export const NO_BORDERS = {
  ...{ top: NONE, bottom: NONE, left: NONE, right: NONE },
  ...{ insideHorizontal: NONE, insideVertical: NONE },
};

/** Returns which lines a table has, as its own settings say. */
function toTableBorders({ border, lines }: ReadTable) {
  const line = border ? toBorder(border) : PLAIN;
  const choose = (...kinds: ReadTable['lines'][]) => (lines === 'all' || kinds.includes(lines) ? line : NONE);
  return {
    ...{ top: choose('outside', 'rows'), bottom: choose('outside', 'rows') },
    ...{ left: choose('outside', 'columns'), right: choose('outside', 'columns') },
    insideHorizontal: choose('inside', 'rows'),
    insideVertical: choose('inside', 'columns'),
  };
}

interface TableWriter {
  /** The width of the column that the table stands in, in px. */
  readonly room: number;
  readonly createCellParagraphs: (cell: ReadTableCell) => Paragraph[];
  readonly isRightToLeft: boolean;
}

/** Writes a table as Word's own: with its merged cells, shades, widths, and the heading that each page repeats. */
export function createTable(
  table: ReadTable,
  { room, createCellParagraphs, isRightToLeft }: TableWriter,
): Table {
  const total = inchesToPx(sum(table.widths));
  const scale = Math.min(1, room / total) * TWIPS_PER_INCH;
  const widths = table.widths.map((width) => Math.round(width * scale));
  const createCell = (cell: ReadTableCell) =>
    new TableCell({
      children: createCellParagraphs(cell),
      ...(cell.width > 1 && { columnSpan: cell.width }),
      ...(cell.height > 1 && { rowSpan: cell.height }),
      verticalAlign: PLACES[cell.valign],
      width: {
        size: sum(widths.slice(cell.column, cell.column + cell.width)),
        type: WidthType.DXA,
      },
      ...(cell.shade && {
        shading: { type: ShadingType.CLEAR, color: 'auto', fill: cell.shade.replace('#', '') },
      }),
    });
  const createRow = (height: number, row: number) =>
    new TableRow({
      children: table.cells.filter((cell) => cell.row === row).map(createCell),
      tableHeader: row < table.headerRows,
      ...(height > 0 && { height: { value: Math.round(height * TWIPS_PER_INCH), rule: HeightRule.ATLEAST } }),
    });
  return new Table({
    columnWidths: widths,
    layout: TableLayoutType.FIXED,
    width: { size: sum(widths), type: WidthType.DXA },
    ...(isRightToLeft && { visuallyRightToLeft: true }),
    borders: toTableBorders(table),
    rows: table.heights.map(createRow),
  });
}

/** Writes pictures beside each other, each with the words below it. */
export const createPictureTable = (cells: readonly Paragraph[][]): Table =>
  new Table({
    width: { size: 100, type: WidthType.PERCENTAGE },
    borders: NO_BORDERS,
    rows: [new TableRow({ children: cells.map((children) => new TableCell({ children })) })],
  });
