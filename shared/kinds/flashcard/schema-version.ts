import { holdsDrawn } from '../../vocabulary/drawn-pictures.ts';
import { SCHEMA_VERSION } from '../../vocabulary/schema-versions.ts';

interface Versioned {
  readonly codes?: object | undefined;
  readonly images: readonly object[];
  readonly items: readonly { readonly kept?: object | undefined }[];
  readonly sets?: object | undefined;
}

/** Raises the schema version of a deck that has what earlier releases would drop. It never falls by an edit. */
export function raiseSchemaVersion(
  target: { schema_version: number },
  { codes, images, items, sets }: Versioned,
): void {
  if (target.schema_version === SCHEMA_VERSION) return;
  if (codes || sets || items.some(({ kept }) => kept) || holdsDrawn(items) || holdsDrawn(images))
    target.schema_version = SCHEMA_VERSION;
}
