import { isEqual, range } from 'es-toolkit';
import * as z from 'zod/mini';
import { defineRange } from '../../range.ts';
import { numberField, requiredNumberField } from '../../range-fields.ts';
import { hexColor, richTextField } from '../../text/schema.ts';
import { imageAttachment, inlineImage } from '../../vocabulary/image.ts';
import {
  booleanField,
  colorField,
  enumField,
  listField,
  wholeNumberField,
} from '../../vocabulary/schema-fields.ts';
import { INK } from '../../vocabulary/style-choices.ts';

export const ROW_LIMIT = 500;
export const COLUMN_LIMIT = 40;
/** The most rows that are a heading. */
export const MOST_HEADER_ROWS = 3;

export const COLUMN_WIDTH = defineRange({ min: 0.2, max: 7.3, step: 0.05, initial: 1, unit: 'in' });
/** The least height of a row; 0 is that of its words. */
export const ROW_HEIGHT = defineRange({ min: 0, max: 9, step: 0.05, initial: 0, unit: 'in' });
export const LINE_WIDTH = defineRange({ min: 1, max: 4, step: 1, initial: 1, unit: 'px' });

/** The lines that are printed. */
export const TABLE_LINES = ['all', 'outside', 'inside', 'rows', 'columns', 'none'] as const;
export const TABLE_LINE_STYLES = ['solid', 'dashed', 'dotted'] as const;
export const CELL_ALIGNMENTS = ['start', 'center', 'end'] as const;
export const CELL_PLACES = ['top', 'middle', 'bottom'] as const;

const cell = z.object({
  /** The words of the cell; those of a blank are the answer, which the key alone prints. */
  text: richTextField('text'),
  /** What a cell asks for; absent where it asks for nothing. */
  asks: z.optional(z.enum(['blank', 'checkbox'])),
  /** True where the key ticks the box of the cell. */
  checked: z.optional(z.boolean()),
  image: z.optional(z.nullable(imageAttachment)),
  /** The cell that it is one with: that before it in its row, or that above it. It then prints nothing of its own. */
  joins: z.optional(z.enum(['before', 'above'])),
  /** These are the table's where they are absent. */
  align: z.optional(z.enum(CELL_ALIGNMENTS)),
  valign: z.optional(z.enum(CELL_PLACES)),
  /** The colour behind its words. */
  shade: z.optional(hexColor),
});
export type TableCell = z.output<typeof cell>;
export type CellAlignment = (typeof CELL_ALIGNMENTS)[number];

const fields = z.object({
  subtitle: richTextField('text'),
  subtitle_image: inlineImage,
  rows: listField(listField(cell, COLUMN_LIMIT), ROW_LIMIT),
  /** The widths of the columns in inches; columns without one are as wide as the others on average. */
  column_widths: listField(requiredNumberField(COLUMN_WIDTH), COLUMN_LIMIT),
  /** The least heights of the rows in inches; rows without one are as high as their words. */
  row_heights: listField(requiredNumberField(ROW_HEIGHT), ROW_LIMIT),
  /** How many of the first rows are a heading, which each page repeats. */
  header_rows: z._default(wholeNumberField(MOST_HEADER_ROWS), 1),
  /** True where the first column is a heading. */
  header_column: booleanField(false),
  header_color: colorField('#E9EDF2'),
  lines: enumField(TABLE_LINES),
  line_width: numberField(LINE_WIDTH),
  line_style: enumField(TABLE_LINE_STYLES),
  line_color: colorField(INK),
  align: enumField(CELL_ALIGNMENTS),
  valign: enumField(CELL_PLACES),
});
type Fields = z.output<typeof fields>;

/** The rows and columns of a new table. */
const FIRST_SIZE = 3;

export const createCell = (): TableCell => ({ text: '' });
export const createRow = (columns: number): TableCell[] => range(columns).map(createCell);

/** Gives all rows as many cells as the longest has; a table without rows gets empty ones. */
function completeRows(given: Fields): Fields {
  const columns = Math.max(0, ...given.rows.map(({ length }) => length));
  if (columns === 0) return { ...given, rows: range(FIRST_SIZE).map(() => createRow(FIRST_SIZE)) };
  const rows = given.rows.map((row) => [...row, ...createRow(columns - row.length)]);
  return { ...given, rows };
}

export const tableData = /* @__PURE__ */ z.pipe(fields, z.transform(completeRows));
export type TableData = z.output<typeof tableData>;

export const createTable = (): TableData => tableData.parse({});
export const isEmptyTable = (data: TableData): boolean => isEqual(data, createTable());

export const countColumns = ({ rows }: Pick<TableData, 'rows'>): number => rows[0]?.length ?? 0;
