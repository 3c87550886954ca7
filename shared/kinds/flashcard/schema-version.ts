import { SCHEMA_VERSION } from '../../vocabulary/schema-versions.ts';

interface Versioned {
  readonly codes?: object | undefined;
  readonly card_look?: object | undefined;
  readonly back_font?: string | undefined;
  readonly items: readonly { readonly kept?: object | undefined }[];
}

/** Raises the schema version of a deck that has what earlier releases would drop. It never falls by an edit. */
export function raiseSchemaVersion(
  target: { schema_version: number },
  { codes, card_look, back_font, items }: Versioned,
): void {
  const isNew = codes || card_look || back_font || items.some(({ kept }) => kept);
  if (isNew && target.schema_version !== SCHEMA_VERSION) target.schema_version = SCHEMA_VERSION;
}
