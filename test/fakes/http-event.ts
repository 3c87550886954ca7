import type { HttpReply } from '#functions/runtime/reply.ts';
import type { HttpEvent } from '#functions/runtime/request.ts';

interface Sent {
  readonly caller?: string;
  readonly claims?: Readonly<Record<string, string>>;
  readonly params?: Record<string, string>;
  readonly headers?: Record<string, string>;
  readonly cookies?: string[];
  /** Sent as JSON; `raw` is sent as it stands. */
  readonly body?: unknown;
  readonly raw?: string;
}

/** A request as the gateway hands it to a function, from `caller` where its token was good. */
export function anEvent({ caller, claims, params, headers, cookies, body, raw }: Sent = {}): HttpEvent {
  const vouched = claims ?? (caller && { sub: caller, token_use: 'access' });
  const text = raw ?? (body === undefined ? undefined : JSON.stringify(body));
  const requestContext = {
    requestId: 'request-1',
    http: { sourceIp: '192.0.2.1' },
    ...(vouched && { authorizer: { jwt: { claims: vouched, scopes: null } } }),
  };
  // The many fields of an event that nothing of ours reads are left out.
  return {
    headers: { 'content-type': 'application/json', ...headers },
    ...(params && { pathParameters: params }),
    ...(cookies && { cookies }),
    ...(text !== undefined && { body: text }),
    isBase64Encoded: false,
    requestContext,
  } as unknown as HttpEvent;
}

/** A reply with its body read. */
export const read = ({ statusCode, body, headers, cookies }: HttpReply) => ({
  status: statusCode,
  body: body ? JSON.parse(body) : null,
  headers,
  cookies,
});
