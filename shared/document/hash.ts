import { isRecord } from '../record.ts';
import { SERVER_FIELDS } from '../vocabulary/header.ts';
import type { HandoutDocument } from './document.ts';

/**
 * The document as one string with keys in order and without what the server owns: equal documents
 * give equal strings, on both sides of the wire.
 */
export function canonicalJson(document: HandoutDocument): string {
  return JSON.stringify(contentOf(document), (_, value: unknown) =>
    isRecord(value) ? inOrder(value) : value,
  );
}

/** SHA-256 of the canonical JSON, as lower-case hexadecimal. */
export async function documentHash(document: HandoutDocument): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(canonicalJson(document)));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

const inOrder = (record: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1)));

function contentOf(document: HandoutDocument): Record<string, unknown> {
  const owned: readonly string[] = SERVER_FIELDS;
  return Object.fromEntries(Object.entries(document).filter(([name]) => !owned.includes(name)));
}
