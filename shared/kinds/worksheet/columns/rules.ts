import type { WorksheetItem } from '../../../items/item.ts';
import type { ColumnCount } from '../../../vocabulary/columns.ts';
import { createSheetColumns, type SheetColumns } from './sheet-columns.ts';

/** Sets the columns of a sheet; one without any is stored as it was before there were columns. */
export function setSheetColumns(
  worksheet: { readonly items: readonly WorksheetItem[]; columns?: SheetColumns | undefined },
  fields: Partial<SheetColumns>,
): void {
  const columns = { ...(worksheet.columns ?? createSheetColumns()), ...fields };
  const hasNone = columns.count === 1 && columns.rule && !columns.save_paper;
  if (hasNone) delete worksheet.columns;
  else worksheet.columns = columns;
}

/** Sets the columns in which items stand; null has them follow the sheet. */
export function setItemColumns(
  { items }: { readonly items: readonly WorksheetItem[] },
  { ids, columns }: { readonly ids: readonly string[]; readonly columns: ColumnCount | null },
): void {
  for (const item of items) {
    if (!ids.includes(item.id)) continue;
    if (columns === null) delete item.columns;
    else if (item.columns !== columns) item.columns = columns;
  }
}
