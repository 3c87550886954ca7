import * as z from 'zod/mini';
import { COLUMN_COUNTS } from '../../../vocabulary/columns.ts';
import { booleanField } from '../../../vocabulary/schema-fields.ts';

/** The columns of a worksheet, for all items that do not say otherwise. */
export const sheetColumns = z.object({
  count: z._default(z.literal(COLUMN_COUNTS), 1),
  /** A line is printed between columns, also those of single items. */
  rule: booleanField(true),
  /** Short questions that follow each other stand side by side where the sheet has one column. */
  save_paper: booleanField(false),
});
export type SheetColumns = z.output<typeof sheetColumns>;

export const createSheetColumns = (): SheetColumns => sheetColumns.parse({});
