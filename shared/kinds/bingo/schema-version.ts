import { SCHEMA_VERSION } from '../../vocabulary/schema-versions.ts';

interface Versioned {
  readonly call_list: { readonly copies?: object | undefined };
  readonly codes?: object | undefined;
  readonly card_look?: object | undefined;
  readonly squares?: string | undefined;
  readonly items: readonly { readonly kept?: object | undefined }[];
}

/** Raises the schema version of a game that has what earlier releases would drop. It never falls by an edit. */
export function raiseSchemaVersion(
  target: { schema_version: number },
  { call_list, card_look, codes, items, squares }: Versioned,
): void {
  const isNew = call_list.copies || card_look || codes || squares || items.some(({ kept }) => kept);
  if (isNew && target.schema_version !== SCHEMA_VERSION) target.schema_version = SCHEMA_VERSION;
}
