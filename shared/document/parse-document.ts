import { isRecord } from '../is-record.ts';
import { describeTooManyParts, LIMITS } from '../vocabulary/limits.ts';
import { type DocumentProblem, WHOLE } from '../vocabulary/problem.ts';
import { SCHEMA_VERSION } from '../vocabulary/schema-versions.ts';
import type { HandoutDocument } from './document.ts';
import { handoutDocument } from './document-schema.ts';
import { isFromNewerEditor, migrate } from './migrations.ts';
import { MAX_PROBLEMS, toProblem } from './to-problem.ts';

export type Parsed =
  | { readonly ok: true; readonly document: HandoutDocument }
  | { readonly ok: false; readonly problems: readonly DocumentProblem[] };

const createFailure = (where: string, message: string): Parsed => ({
  ok: false,
  problems: [{ where, message }],
});

/**
 * Parses documents from outside (requests, storage, files): migrates, checks, fills in defaults and drops
 * unknown fields. Every document enters here. `source` is parsed JSON.
 */
export function parseDocument(source: unknown): Parsed {
  if (isFromNewerEditor(source)) return createFailure('schema_version', 'was written by a newer editor');
  const excess = findExcess(source);
  if (excess) return createFailure(WHOLE, excess);
  const result = handoutDocument.safeParse(migrate(source));
  if (!result.success)
    return {
      ok: false,
      problems: result.error.issues.slice(0, MAX_PROBLEMS).map((issue) => toProblem(issue)),
    };
  return { ok: true, document: result.data };
}

/**
 * Reads a newer editor's document for viewing, without the fields that this one does not know; null where a
 * known field holds something new, or where it is no document.
 */
export function readNewer(source: unknown): HandoutDocument | null {
  if (!isRecord(source) || findExcess(source)) return null;
  const result = handoutDocument.safeParse({ ...source, schema_version: SCHEMA_VERSION });
  return result.success ? result.data : null;
}

/** Describes a problem: "items.3.data.title must be at most 300 characters". */
export const describeProblem = ({ where, message }: DocumentProblem): string => `${where} ${message}`;

/** Returns what the source has too much of, in words; null when it has not. No schema looks at more. */
function findExcess(source: unknown): string | null {
  let parts = 0;
  const isTooDeep = (value: unknown, depth: number): boolean => {
    if (typeof value !== 'object' || value === null) return false;
    parts++;
    if (depth === 0) return true;
    return parts <= LIMITS.parts && Object.values(value).some((inner) => isTooDeep(inner, depth - 1));
  };
  if (isTooDeep(source, LIMITS.depth)) return `is nested deeper than ${LIMITS.depth} levels`;
  return parts > LIMITS.parts ? describeTooManyParts() : null;
}
