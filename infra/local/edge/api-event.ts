import { isUtf8 } from 'node:buffer';
import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Answer } from './answer.ts';
import type { Claims } from './authoriser.ts';

/** The route that a request matched: `GET /api/documents/{id}` and `{ id: '7' }`. */
export interface Match {
  routeKey: string;
  parameters: Record<string, string>;
}

/** Converts a request to the event of an HTTP API (payload format 2.0). */
export function toApiEvent(request: IncomingMessage, body: Buffer, match: Match, claims: Claims | undefined) {
  const { method = 'GET', headers } = request;
  const { pathname, search, searchParams } = new URL(request.url ?? '/', 'http://unused');
  const now = new Date();
  const { cookie, ...others } = headers;
  const isText =
    /^(text\/|application\/(json|xml|javascript))/.test(headers['content-type'] ?? '') && isUtf8(body);
  return {
    version: '2.0',
    routeKey: match.routeKey,
    rawPath: pathname,
    rawQueryString: search.slice(1),
    ...(cookie && { cookies: cookie.split(/; */) }),
    headers: Object.fromEntries(
      Object.entries(others).map(([name, value]) => [name, [value].flat().join(',')]),
    ),
    ...(searchParams.size > 0 && { queryStringParameters: joinQuery(searchParams) }),
    ...(Object.keys(match.parameters).length > 0 && { pathParameters: match.parameters }),
    requestContext: {
      accountId: '000000000000',
      apiId: 'local',
      domainName: headers.host ?? '',
      domainPrefix: 'local',
      http: {
        method,
        path: pathname,
        protocol: 'HTTP/1.1',
        sourceIp: request.socket.remoteAddress ?? '',
        userAgent: headers['user-agent'] ?? '',
      },
      requestId: randomUUID(),
      routeKey: match.routeKey,
      stage: '$default',
      time: now.toUTCString(),
      timeEpoch: now.getTime(),
      ...(claims && { authorizer: { jwt: { claims, scopes: null } } }),
    },
    ...(body.length > 0 && { body: body.toString(isText ? 'utf8' : 'base64') }),
    isBase64Encoded: body.length > 0 && !isText,
  };
}

/** Converts a query to an object; values of a repeated name are joined by commas. */
function joinQuery(query: URLSearchParams): Record<string, string> {
  return Object.fromEntries([...new Set(query.keys())].map((name) => [name, query.getAll(name).join(',')]));
}

interface Reply {
  statusCode: number;
  headers?: Record<string, string | number | boolean>;
  cookies?: string[];
  body?: string;
  isBase64Encoded?: boolean;
}

/** Converts the result of a function: a reply, or any other value as JSON with status 200. */
export function toAnswer(returned: unknown): Answer {
  const { statusCode, headers = {}, cookies = [], body = '', isBase64Encoded } = toReply(returned);
  const texts = Object.entries(headers).map(([name, value]) => [name.toLowerCase(), String(value)]);
  return {
    status: statusCode,
    headers: {
      ...(body && { 'content-type': 'text/plain; charset=utf-8' }),
      ...Object.fromEntries(texts),
      ...(cookies.length > 0 && { 'set-cookie': cookies }),
    },
    body: Buffer.from(body, isBase64Encoded ? 'base64' : 'utf8'),
  };
}

function toReply(returned: unknown): Reply {
  if (typeof returned === 'object' && returned !== null && 'statusCode' in returned) return returned as Reply;
  return { statusCode: 200, headers: { 'content-type': 'application/json' }, body: JSON.stringify(returned) };
}
