import { getItemType, type WorksheetItem } from '../../items/item.ts';
import { holdsDrawn } from '../../vocabulary/drawn-pictures.ts';
import { SCHEMA_VERSION } from '../../vocabulary/schema-versions.ts';

/** The fields that schema version 2 has added. */
type NewField =
  | 'codes'
  | 'columns'
  | 'margin'
  | 'letterhead'
  | 'scoring'
  | 'versions'
  | 'key_pages'
  | 'class_list';
type Versioned = { readonly images: readonly object[]; readonly items: readonly WorksheetItem[] } & {
  readonly [Field in NewField]?: object | undefined;
};

const isSet = (field: unknown): boolean => field !== undefined;

/** Tells whether an item has something that releases before schema version 2 would drop. */
const needsNewestItem = ({ type, data, style, ...item }: WorksheetItem): boolean =>
  [item.points, item.shown_on, item.order, item.variant, item.columns, item.kept].some(isSet) ||
  [item.may_break, style.background].some(isSet) ||
  getItemType(type).usesNewest?.(data) === true ||
  holdsDrawn(data);

/** Tells whether the worksheet has something that releases before schema version 2 would drop. */
const needsNewest = ({
  columns,
  margin,
  letterhead,
  scoring,
  versions,
  key_pages,
  class_list,
  codes,
  images,
  items,
}: Versioned): boolean =>
  [columns, margin, letterhead, scoring, versions, key_pages, class_list, codes].some(isSet) ||
  holdsDrawn(images) ||
  items.some(needsNewestItem);

/** Raises the schema version of a worksheet that needs the newest one. It never falls by an edit. */
export function raiseSchemaVersion(target: { schema_version: number }, worksheet: Versioned): void {
  if (target.schema_version !== SCHEMA_VERSION && needsNewest(worksheet))
    target.schema_version = SCHEMA_VERSION;
}
