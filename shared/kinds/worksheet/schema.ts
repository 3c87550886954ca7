import { omit } from 'es-toolkit';
import * as z from 'zod/mini';
import { worksheetItem } from '../../items/item-schema.ts';
import { createHeaderSchema } from '../../vocabulary/header.ts';
import { LIMITS } from '../../vocabulary/limits.ts';
import { listFieldById } from '../../vocabulary/schema-fields.ts';
import { sheetColumns } from './columns/sheet-columns.ts';
import { keyPages } from './keys/key-pages-field.ts';
import { sheetLetterhead } from './letterhead/sheet-letterhead.ts';
import { sheetMargin } from './margin/sheet-margin.ts';
import { scoring } from './points/scoring.ts';
import { raiseSchemaVersion } from './schema-version.ts';
import { classList } from './versions/class-list.ts';
import { listFalseVariants } from './versions/variant-rules.ts';
import { versions } from './versions/versions.ts';

const fields = z.extend(createHeaderSchema(1), {
  entity_type: z.literal('worksheet'),
  items: listFieldById(worksheetItem, LIMITS.items),
  /** How points are printed; absent until a user asks for points. */
  scoring: z.optional(scoring),
  /** The columns that items stand in unless they say otherwise; absent where they are as wide as the page. */
  columns: z.optional(sheetColumns),
  /** What stands in the margin of the sheets; absent where that is as always. */
  margin: z.optional(sheetMargin),
  /** Whose sheet it is, above everything else; absent where nothing says so. */
  letterhead: z.optional(sheetLetterhead),
  /** The versions of the sheet; absent where there is one. */
  versions: z.optional(versions),
  /** The pages at the end of the key; absent where there are none. */
  key_pages: z.optional(keyPages),
  /** The class for which a set is printed, with a name on each copy; absent where there is none. */
  class_list: z.optional(classList),
});
type Fields = z.output<typeof fields>;

const withVersion = /* @__PURE__ */ z.overwrite((given: Fields): Fields => {
  const found = new Set(listFalseVariants(given.items));
  const items = given.items.map((item) => (found.has(item.id) ? omit(item, ['variant']) : item));
  const worksheet = { ...given, items: items as Fields['items'] };
  raiseSchemaVersion(worksheet, worksheet);
  return worksheet;
});

export const worksheet = /* @__PURE__ */ fields.check(withVersion);
export type Worksheet = z.output<typeof worksheet>;
