import { omit } from 'es-toolkit';
import * as z from 'zod/mini';
import { getItemType, worksheetItem } from '../../items/item.ts';
import { createHeaderSchema } from '../../vocabulary/header.ts';
import { LIMITS } from '../../vocabulary/limits.ts';
import { listFieldById } from '../../vocabulary/schema-fields.ts';
import { SCHEMA_VERSION } from '../../vocabulary/schema-versions.ts';
import { keyPages } from './keys/key-pages-field.ts';
import { scoring } from './points/scoring.ts';
import { classList } from './versions/class-list.ts';
import { listFalseVariants } from './versions/variant-rules.ts';
import { versions } from './versions/versions.ts';

const fields = z.extend(createHeaderSchema(1), {
  entity_type: z.literal('worksheet'),
  items: listFieldById(worksheetItem, LIMITS.items),
  /** How points are printed; absent until a user asks for points. */
  scoring: z.optional(scoring),
  /** The versions of the sheet; absent where there is one. */
  versions: z.optional(versions),
  /** What stands at the end of the key; absent where that is nothing. */
  key_pages: z.optional(keyPages),
  /** The class for which a set is printed, with a name on each copy; absent where there is none. */
  class_list: z.optional(classList),
});
type Fields = z.output<typeof fields>;

/** The fields that schema version 2 has added. */
type NewField = 'codes' | 'scoring' | 'versions' | 'key_pages' | 'class_list';

/** Tells whether the worksheet has something that releases before schema version 2 would drop. */
const needsNewest = ({
  scoring,
  versions,
  key_pages,
  class_list,
  codes,
  items,
}: Pick<Fields, NewField | 'items'>): boolean =>
  [scoring, versions, key_pages, class_list, codes].some((field) => field !== undefined) ||
  items.some(
    ({ points, shown_on, order, variant, kept, type, data }) =>
      [points, shown_on, order, variant, kept].some((field) => field !== undefined) ||
      getItemType(type).usesNewest?.(data) === true,
  );

/** Raises the schema version of a worksheet that needs the newest one. It never falls by an edit. */
export function raiseSchemaVersion(
  target: Pick<Fields, 'schema_version'>,
  worksheet: Pick<Fields, 'schema_version' | NewField | 'items'> = target as Fields,
): void {
  if (worksheet.schema_version !== SCHEMA_VERSION && needsNewest(worksheet))
    target.schema_version = SCHEMA_VERSION;
}

const withVersion = /* @__PURE__ */ z.overwrite((given: Fields): Fields => {
  const found = new Set(listFalseVariants(given.items));
  const items = given.items.map((item) => (found.has(item.id) ? omit(item, ['variant']) : item));
  const worksheet = { ...given, items: items as Fields['items'] };
  raiseSchemaVersion(worksheet);
  return worksheet;
});

export const worksheet = /* @__PURE__ */ fields.check(withVersion);
export type Worksheet = z.output<typeof worksheet>;
