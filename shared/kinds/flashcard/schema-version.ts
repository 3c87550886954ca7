import { holdsDrawn } from '../../vocabulary/drawn-pictures.ts';
import { SCHEMA_VERSION } from '../../vocabulary/schema-versions.ts';

interface Versioned {
  readonly codes?: object | undefined;
  readonly images: readonly object[];
  readonly card_look?: object | undefined;
  readonly back_font?: string | undefined;
  readonly items: readonly { readonly kept?: object | undefined }[];
  readonly sets?: object | undefined;
}

/** Raises the schema version of a deck that has what earlier releases would drop. It never falls by an edit. */
export function raiseSchemaVersion(
  target: { schema_version: number },
  { codes, card_look, back_font, images, items, sets }: Versioned,
): void {
  if (target.schema_version === SCHEMA_VERSION) return;
  const isNew = codes || card_look || back_font || sets || items.some(({ kept }) => kept);
  if (isNew || holdsDrawn(items) || holdsDrawn(images)) target.schema_version = SCHEMA_VERSION;
}
