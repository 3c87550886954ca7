import { isRecord } from '../is-record.ts';
import { SERVER_FIELDS } from '../vocabulary/server-fields.ts';
import type { HandoutDocument } from './document.ts';

/**
 * Converts the document to one string with sorted keys and without server-owned fields: equal documents give
 * equal strings, in the editor and on the server.
 */
export function toCanonicalJson(document: HandoutDocument): string {
  return JSON.stringify(omitServerFields(document), (_, value: unknown) =>
    isRecord(value) ? sortKeys(value) : value,
  );
}

/** Returns the SHA-256 of the canonical JSON, as lower-case hexadecimal. */
export async function hashDocument(document: HandoutDocument): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(toCanonicalJson(document)));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

const sortKeys = (record: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1)));

function omitServerFields(document: HandoutDocument): Record<string, unknown> {
  const owned: readonly string[] = SERVER_FIELDS;
  return Object.fromEntries(Object.entries(document).filter(([name]) => !owned.includes(name)));
}
