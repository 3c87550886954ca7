import { getItemType, type WorksheetItem } from '../../items/item.ts';
import { SCHEMA_VERSION } from '../../vocabulary/schema-versions.ts';

/** The fields that schema version 2 has added. */
type NewField = 'codes' | 'columns' | 'margin' | 'scoring' | 'versions' | 'key_pages' | 'class_list';
type Versioned = { readonly items: readonly WorksheetItem[] } & {
  readonly [Field in NewField]?: object | undefined;
};

/** Tells whether the worksheet has something that releases before schema version 2 would drop. */
const needsNewest = ({
  columns,
  margin,
  scoring,
  versions,
  key_pages,
  class_list,
  codes,
  items,
}: Versioned): boolean =>
  [columns, margin, scoring, versions, key_pages, class_list, codes].some((field) => field !== undefined) ||
  items.some(
    ({ points, shown_on, order, variant, columns: own, kept, style, type, data }) =>
      [points, shown_on, order, variant, own, kept, style.background].some((field) => field !== undefined) ||
      getItemType(type).usesNewest?.(data) === true,
  );

/** Raises the schema version of a worksheet that needs the newest one. It never falls by an edit. */
export function raiseSchemaVersion(target: { schema_version: number }, worksheet: Versioned): void {
  if (target.schema_version !== SCHEMA_VERSION && needsNewest(worksheet))
    target.schema_version = SCHEMA_VERSION;
}
