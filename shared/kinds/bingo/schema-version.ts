import { holdsDrawn } from '../../vocabulary/drawn-pictures.ts';
import { SCHEMA_VERSION } from '../../vocabulary/schema-versions.ts';

interface Versioned {
  readonly call_list: { readonly copies?: object | undefined };
  readonly card_look?: object | undefined;
  readonly codes?: object | undefined;
  readonly free_space_image: object | null;
  readonly images: readonly object[];
  readonly items: readonly { readonly kept?: object | undefined }[];
  readonly sets?: object | undefined;
  readonly squares?: string | undefined;
}

/** Raises the schema version of a game that has what earlier releases would drop. It never falls by an edit. */
export function raiseSchemaVersion(target: { schema_version: number }, game: Versioned): void {
  if (target.schema_version === SCHEMA_VERSION) return;
  const { call_list, card_look, codes, free_space_image, images, items, sets, squares } = game;
  const isNew = call_list.copies || card_look || codes || sets || squares || items.some(({ kept }) => kept);
  if (isNew || [free_space_image, images, items].some(holdsDrawn)) target.schema_version = SCHEMA_VERSION;
}
