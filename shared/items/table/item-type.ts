import { isBlank, toExcerpt, toPlainText } from '../../text/plain-text.ts';
import type { ItemTypeDefinition } from '../parts/definition.ts';
import { ITEM_FONT_SIZE } from '../parts/envelope.ts';
import { toOneLine } from '../parts/to-one-line.ts';
import { listBlanks } from './blanks.ts';
import { listRowLines } from './row-lines.ts';
import { COLUMN_WIDTH, createTable, isEmptyTable, ROW_HEIGHT, type TableData, tableData } from './schema.ts';

const enlargeBy = (by: number, most: number) => (length: number) => Math.min(most, length * by);

export const itemType = {
  label: 'Table',
  icon: 'Table',
  addItem: { group: 'Activities', place: 5 },
  isNumbered: true,
  countParts: (data) => listBlanks(data).length,
  enlarge: (data, by) => ({
    ...data,
    column_widths: data.column_widths.map(enlargeBy(by, COLUMN_WIDTH.max)),
    row_heights: data.row_heights.map(enlargeBy(by, ROW_HEIGHT.max)),
  }),
  flowsInColumns: true,
  schema: tableData,
  empty: createTable,
  isEmpty: isEmptyTable,
  excerpt: ({ subtitle, rows }) =>
    toExcerpt(
      isBlank(subtitle)
        ? toOneLine(rows.flat().flatMap(({ text, asks }) => (asks ? [] : [toPlainText(text)])))
        : subtitle,
    ),
  lines: (data) => [toPlainText(data.subtitle), ...listRowLines(data)],
  countRows: ({ rows }) => rows.length,
  usesNewest: () => true,
  ownStyle: { fontSize: ITEM_FONT_SIZE },
} as const satisfies ItemTypeDefinition<TableData>;
