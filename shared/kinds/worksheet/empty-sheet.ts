import { PLAIN_SCHEMA_VERSION } from '../../vocabulary/schema-versions.ts';
import type { Worksheet } from './schema.ts';

/** A worksheet without items, and without what came with schema version 2: points and versions. */
export type EmptySheet = Worksheet & { readonly items: readonly never[] };

/** Tells whether nothing of a worksheet is drawn but its header and its stickers. */
export const isEmptySheet = (worksheet: Worksheet): worksheet is EmptySheet =>
  worksheet.items.length === 0 && worksheet.schema_version === PLAIN_SCHEMA_VERSION;
