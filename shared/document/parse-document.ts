import type * as z from 'zod/mini';
import { isRecord } from '../is-record.ts';
import { SCHEMA_VERSION } from '../vocabulary/header.ts';
import { HAS_TOO_MANY_PARTS, LIMITS } from '../vocabulary/limits.ts';
import type { DocumentProblem } from '../vocabulary/problem.ts';
import { type HandoutDocument, handoutDocument } from './document.ts';
import { isFromNewerEditor, migrate } from './migrations.ts';

export type Parsed =
  | { readonly ok: true; readonly document: HandoutDocument }
  | { readonly ok: false; readonly problems: readonly DocumentProblem[] };

/** A longer list helps nobody. */
export const MAX_PROBLEMS = 20;

/** The place of a problem that concerns the whole document. */
export const WHOLE = 'document';

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
  return parts > LIMITS.parts ? HAS_TOO_MANY_PARTS : null;
}

type Issue = z.core.$ZodIssue;

/**
 * Returns the deepest issue: a union fails in every branch, and the branch that came furthest is the intended
 * one.
 */
function findDeepestIssue(issue: Issue): Issue {
  if (issue.code !== 'invalid_union' || issue.errors.length === 0) return issue;
  const reached = issue.errors.flat().map((inner) => findDeepestIssue(inner));
  const best = reached.reduce((a, b) => (b.path.length > a.path.length ? b : a), reached[0] ?? issue);
  if (best.path.length === 0) return issue;
  return { ...best, path: [...issue.path, ...best.path] };
}

/** Converts a schema issue to words; `root` names the whole where the whole is wrong. */
export function toProblem(issue: Issue, root = WHOLE): DocumentProblem {
  const found = findDeepestIssue(issue);
  const where = found.path.map(String).join('.') || root;
  return { where, message: describeIssue(found) };
}

function describeIssue(issue: Issue): string {
  if (issue.code === 'invalid_type') return `must be ${addArticle(issue.expected)}`;
  if (issue.code === 'invalid_value') return `must be one of ${issue.values.map(String).join(', ')}`;
  if (issue.code === 'invalid_union')
    return 'discriminator' in issue ? 'is of an unknown type' : describeUnion(issue);
  if (!issue.message.startsWith('Invalid')) return issue.message;
  return describeBound(issue) ?? 'is not valid';
}

/** Describes a union whose branches all want another type: "must be a string or an object". */
function describeUnion({ errors }: z.core.$ZodIssueInvalidUnion): string {
  const wanted = errors.map(([first]) =>
    first?.code === 'invalid_type' ? addArticle(first.expected) : null,
  );
  return wanted.includes(null) || wanted.length === 0
    ? 'is not of the expected form'
    : `must be ${[...new Set(wanted)].join(' or ')}`;
}

/** Describes a bound without its own message: "must be at most 255 characters". */
function describeBound(issue: Issue): string | undefined {
  if (issue.code !== 'too_big' && issue.code !== 'too_small') return undefined;
  const [most, bound] = issue.code === 'too_big' ? ['most', issue.maximum] : ['least', issue.minimum];
  if (issue.origin === 'string') return `must be at ${most} ${bound} characters`;
  if (issue.origin === 'array') return `must have at ${most} ${bound} entries`;
  return `must be at ${most} ${bound}`;
}

const addArticle = (noun: string): string => (/^[aeiou]/.test(noun) ? `an ${noun}` : `a ${noun}`);
