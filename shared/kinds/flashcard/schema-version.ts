import { SCHEMA_VERSION } from '../../vocabulary/schema-versions.ts';

interface Versioned {
  readonly codes?: object | undefined;
  readonly items: readonly { readonly kept?: object | undefined }[];
}

/** Raises the schema version of a deck that has what earlier releases would drop. It never falls by an edit. */
export function raiseSchemaVersion(target: { schema_version: number }, { codes, items }: Versioned): void {
  if (target.schema_version !== SCHEMA_VERSION && (codes || items.some(({ kept }) => kept)))
    target.schema_version = SCHEMA_VERSION;
}
