import type * as z from 'zod/mini';
import { type DocumentProblem, WHOLE } from '../vocabulary/problem.ts';

/** A longer list helps nobody. */
export const MAX_PROBLEMS = 20;

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
