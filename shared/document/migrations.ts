import { isRecord } from '../is-record.ts';
import { PLAIN_SCHEMA_VERSION, SCHEMA_VERSION } from '../vocabulary/schema-versions.ts';

type Stored = Record<string, unknown>;

/** Splits open response's old answer type `lines` into handwriting and standard lines, by its line style. */
function splitLegacyLines(document: Stored): Stored {
  const items = Array.isArray(document.items) ? document.items : [];
  return { ...document, items: items.map((item) => (isRecord(item) ? migrateLegacyLines(item) : item)) };
}

function migrateLegacyLines(item: Stored): Stored {
  const data = item.data;
  if (item.type !== 'open_response' || !isRecord(data) || data.answer_type !== 'lines') return item;
  const handwriting = data.line_style === 'handwriting' || data.line_style === 'dashed';
  const { line_style: _, ...rest } = data;
  return { ...item, data: { ...rest, answer_type: handwriting ? 'handwriting' : 'standard_lines' } };
}

/**
 * The steps from one version to the next, by the version they start from; 0 is a file from before
 * versions were written. A step is never changed once documents went through it. None leads to 2, which only adds
 * fields that may be absent: what uses them says so (`raiseSchemaVersion`).
 */
const STEPS: readonly ((document: Stored) => Stored)[] = [splitLegacyLines];

/** Brings what was stored to a version of today; what is not a document is left for the schema to refuse. */
export function migrate(stored: unknown): unknown {
  if (!isRecord(stored)) return stored;
  const version = readVersion(stored) ?? 0;
  if (version > SCHEMA_VERSION || version < 0) return stored;
  const migrated = STEPS.slice(version).reduce((document, step) => step(document), stored);
  return { ...migrated, schema_version: Math.max(version, PLAIN_SCHEMA_VERSION) };
}

/** Tells whether a newer editor wrote the document: this one may show it but never change it. */
export const isFromNewerEditor = (stored: unknown): boolean => (readVersion(stored) ?? 0) > SCHEMA_VERSION;

/** Tells whether the document names an older schema version; a file without a version has the current one. */
export const isFromOlderEditor = (stored: unknown): boolean =>
  (readVersion(stored) ?? PLAIN_SCHEMA_VERSION) < PLAIN_SCHEMA_VERSION;

const readVersion = (stored: unknown): number | undefined =>
  isRecord(stored) && typeof stored.schema_version === 'number' ? stored.schema_version : undefined;
