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
import type { ReadTable, ReadTableCell } from '../../items/parts/read-question.ts';

/** Twentieths of a point in an inch. */
const TWIPS = 1440;
/** The width of a page's text between Word's own margins, in inches. */
const PAGE = 6.5;

const PLACES = {
  top: VerticalAlignTable.TOP,
  middle: VerticalAlignTable.CENTER,
  bottom: VerticalAlignTable.BOTTOM,
} as const;

const NONE = { style: BorderStyle.NONE, size: 0, color: 'auto' } as const;
const NO_BORDERS = {
  ...{ top: NONE, bottom: NONE, left: NONE, right: NONE },
  ...{ insideHorizontal: NONE, insideVertical: NONE },
};

interface TableWriter {
  readonly createCellParagraphs: (cell: ReadTableCell) => Paragraph[];
  readonly isRightToLeft: boolean;
}

/** Writes a table as Word's own: with its merged cells, shades, widths, and the heading that each page repeats. */
export function createTable(table: ReadTable, { createCellParagraphs, isRightToLeft }: TableWriter): Table {
  const total = table.widths.reduce((sum, width) => sum + width, 0);
  const widths = table.widths.map((width) => Math.round(width * Math.min(1, PAGE / total) * TWIPS));
  const createCell = (cell: ReadTableCell) =>
    new TableCell({
      children: createCellParagraphs(cell),
      ...(cell.width > 1 && { columnSpan: cell.width }),
      ...(cell.height > 1 && { rowSpan: cell.height }),
      verticalAlign: PLACES[cell.valign],
      width: {
        size: widths.slice(cell.column, cell.column + cell.width).reduce((sum, one) => sum + one, 0),
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
      ...(height > 0 && { height: { value: Math.round(height * TWIPS), rule: HeightRule.ATLEAST } }),
    });
  return new Table({
    columnWidths: widths,
    layout: TableLayoutType.FIXED,
    width: { size: widths.reduce((sum, one) => sum + one, 0), type: WidthType.DXA },
    ...(isRightToLeft && { visuallyRightToLeft: true }),
    ...(!table.hasLines && { borders: NO_BORDERS }),
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
