import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import type * as z from 'zod/mini';
import { MEANS_OUTDATED } from '#shared/api/models.ts';
import type { Route } from '#shared/api/routes.ts';
import { toProblem } from '#shared/document/parse-document.ts';
import { LIMITS } from '#shared/vocabulary/limits.ts';
import type { DocumentProblem } from '#shared/vocabulary/problem.ts';
import { ApiError } from '../errors/api-error.ts';

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

/**
 * Parses a request by the schemas of its route. Throws `invalid` with all problems, `too_large` or
 * `editor_outdated`.
 */
export function parseRequest<R extends Route>(route: R, event: HttpEvent): ParsedRequest<R> {
  const problems: DocumentProblem[] = [];
  const parse = (schema: z.ZodMiniType | undefined, source: () => unknown, part: string) => {
    const parsed = schema?.safeParse(source());
    if (parsed?.error?.issues.some(isOutdated)) throw new ApiError('editor_outdated');
    if (parsed && !parsed.success) problems.push(...listProblems(part, parsed.error.issues));
    return parsed?.data;
  };
  const request = {
    params: parse(route.params, () => event.pathParameters ?? {}, 'params'),
    query: parse(route.query, () => event.queryStringParameters ?? {}, 'query'),
    headers: parse(route.headers, () => lowerCaseNames(event.headers), 'headers'),
    body: parse(route.body, () => parseJson(event), 'body'),
  };
  if (problems.length > 0) throw new ApiError('invalid', { problems });
  // TypeScript does not follow the schemas' outputs through `parse`.
  return request as ParsedRequest<R>;
}

const isOutdated = (issue: z.core.$ZodIssue): boolean =>
  issue.code === 'custom' && issue.params?.refusal === MEANS_OUTDATED.refusal;

/** Lists problems with their places: `document.items.3` in the body, `query.next` in other parts. */
const listProblems = (part: string, issues: readonly z.core.$ZodIssue[]): DocumentProblem[] =>
  issues
    .map((issue) => toProblem(issue, ''))
    .map(({ where, message }) => ({
      where: part === 'body' ? where || part : [part, where].filter(Boolean).join('.'),
      message,
    }));

const lowerCaseNames = (headers: HttpEvent['headers']) =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));

function parseJson({ body = '', isBase64Encoded, headers }: HttpEvent): unknown {
  const bytes = Buffer.from(body, isBase64Encoded ? 'base64' : 'utf8');
  if (bytes.byteLength > LIMITS.bytes + ENVELOPE_BYTES) throw new ApiError('too_large');
  if (!/^application\/json\b/i.test(lowerCaseNames(headers)['content-type'] ?? ''))
    throw createBodyError('must be sent as application/json');
  try {
    return JSON.parse(bytes.toString('utf8'));
  } catch {
    throw createBodyError('is not JSON');
  }
}

const createBodyError = (message: string) =>
  new ApiError('invalid', { problems: [{ where: 'body', message }] });
