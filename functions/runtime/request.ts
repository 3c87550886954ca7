import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import type * as z from 'zod/mini';
import { MEANS_OUTDATED } from '#shared/api/models.ts';
import type { Route } from '#shared/api/routes.ts';
import { MAX_PROBLEMS, toProblem } from '#shared/document/to-problem.ts';
import { LIMITS } from '#shared/vocabulary/limits.ts';
import type { DocumentProblem } from '#shared/vocabulary/problem.ts';
import { ApiError } from '../errors/api-error.ts';
import { parseJsonBody } from './json-body.ts';

/** A request of API Gateway's HTTP API (payload format 2.0). */
export type HttpEvent = APIGatewayProxyEventV2;

type Part<R, K extends string> = R extends { readonly [key in K]: infer S extends z.ZodMiniType }
  ? z.output<S>
  : undefined;

/** A request, parsed by the schemas of its route. */
export interface ParsedRequest<R> {
  readonly params: Part<R, 'params'>;
  readonly query: Part<R, 'query'>;
  readonly headers: Part<R, 'headers'>;
  readonly body: Part<R, 'body'>;
}

/** Room for the fields around a document in a body. */
const ENVELOPE_BYTES = 4096;
/** Bytes of a body without a document. */
const SMALL_BODY_BYTES = 64 * 1024;

const getMaxBytes = ({ takesDocument }: Route): number =>
  takesDocument ? LIMITS.bytes + ENVELOPE_BYTES : SMALL_BODY_BYTES;

/**
 * Parses a request by the schemas of its route. Throws `invalid` with the first problems, `too_large`,
 * `malformed` or `editor_outdated`.
 */
export async function parseRequest<R extends Route>(route: R, event: HttpEvent): Promise<ParsedRequest<R>> {
  const problems: DocumentProblem[] = [];
  const parse = async (schema: z.ZodMiniType | undefined, source: () => unknown, part: string) => {
    const parsed = await schema?.safeParseAsync(source());
    if (parsed?.error?.issues.some(isOutdated)) throw new ApiError('editor_outdated');
    if (parsed && !parsed.success) problems.push(...listProblems(part, parsed.error.issues));
    return parsed?.data;
  };
  const headers = lowerCaseNames(event.headers);
  const request = {
    params: await parse(route.params, () => event.pathParameters ?? {}, 'params'),
    query: await parse(route.query, () => event.queryStringParameters ?? {}, 'query'),
    headers: await parse(route.headers, () => headers, 'headers'),
    body: await parse(route.body, () => parseJsonBody({ ...event, headers }, getMaxBytes(route)), 'body'),
  };
  if (problems.length > 0) throw new ApiError('invalid', { problems: problems.slice(0, MAX_PROBLEMS) });
  // TypeScript does not follow the schemas' outputs through `parse`.
  return request as ParsedRequest<R>;
}

const isOutdated = (issue: z.core.$ZodIssue): boolean =>
  issue.code === 'custom' && issue.params?.refusal === MEANS_OUTDATED.refusal;

/** Lists problems with their places: `document.items.3` in the body, `query.next` in other parts. */
const listProblems = (part: string, issues: readonly z.core.$ZodIssue[]): DocumentProblem[] =>
  issues
    .slice(0, MAX_PROBLEMS)
    .map((issue) => toProblem(issue, ''))
    .map(({ where, message }) => ({
      where: part === 'body' ? where || part : [part, where].filter(Boolean).join('.'),
      message,
    }));

const lowerCaseNames = (headers: HttpEvent['headers']) =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
