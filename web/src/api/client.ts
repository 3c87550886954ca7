import type * as z from 'zod/mini';
import type { Session } from '#shared/api/models.ts';
import type { API_PREFIX, ROUTES, RouteName } from '#shared/api/routes.ts';
import { createOfflineError, createUnansweredError, readError } from './api-error.ts';
import { LINES } from './lines.ts';
import type { SessionStore } from './session.ts';

type Routes = typeof ROUTES;
type Refresh = () => Promise<Session>;
type Part = 'params' | 'query' | 'headers' | 'body';
type Input<Schema> = Schema extends z.ZodMiniType ? z.input<Schema> : never;

/** The arguments of a call: exactly the parts that its route names. */
export type RouteRequest<Name extends RouteName> = {
  [Key in Part & keyof Routes[Name]]: Input<Routes[Name][Key]>;
};
export type RouteReply<Name extends RouteName> = z.output<Routes[Name]['reply']['body']>;
type Call<Name extends RouteName> = (
  ...request: keyof RouteRequest<Name> extends never ? [] : [RouteRequest<Name>]
) => Promise<RouteReply<Name>>;

interface LooseRequest {
  readonly params?: Record<string, string>;
  readonly query?: Record<string, string | undefined>;
  readonly headers?: Record<string, string>;
  readonly body?: unknown;
}

const PREFIX: typeof API_PREFIX = '/api';

function toAddress(path: string, { params = {}, query = {} }: LooseRequest): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  const given = Object.entries(query).filter((pair): pair is [string, string] => pair[1] !== undefined);
  return `${PREFIX}${filled}${given.length > 0 ? `?${new URLSearchParams(given)}` : ''}`;
}

/** The contract as functions: `api.renameDocument({ params, headers, body })`. Rejects with an `ApiError`. */
export type Api = { readonly [Name in RouteName]: Call<Name> };

/** The client's dependencies, which tests replace. */
interface Transport {
  readonly session: SessionStore;
  readonly fetch: typeof globalThis.fetch;
  /** How long an answer may take, in ms. */
  readonly patience?: number;
}

/** API Gateway gives up on a function after 29 s: what is not answered by then never will be. */
const TIMEOUT_MS = 35_000;
/** The slowest network on which a document is still sent, in characters per millisecond. */
const SLOWEST_UPLOAD = 5;

/** Returns the timeout of a call with so many characters to send, in ms. */
export const getTimeout = (length: number, patience = TIMEOUT_MS): number =>
  patience + Math.ceil(length / SLOWEST_UPLOAD);

function send(
  { session, fetch, patience }: Transport,
  line: string,
  request: LooseRequest,
): Promise<Response> {
  const [method = 'GET', path = '/'] = line.split(' ');
  const headers = new Headers(request.headers);
  const token = session.token();
  if (token) headers.set('authorization', `Bearer ${token}`);
  const init: RequestInit = { method, headers, credentials: 'same-origin' };
  // Events are sent while a page unloads, and are small enough for `keepalive`.
  if (path === '/events') init.keepalive = true;
  if (request.body !== undefined) {
    headers.set('content-type', 'application/json');
    init.body = JSON.stringify(request.body);
  }
  init.signal = AbortSignal.timeout(getTimeout(String(init.body ?? '').length, patience));
  return fetch(toAddress(path, request), init).catch((error) => Promise.reject(toNetworkError(error)));
}

async function readReply(response: Response): Promise<unknown> {
  if (!response.ok) throw await readError(response);
  // An answer may break off.
  return response.status === 204
    ? null
    : response.json().catch((error) => Promise.reject(toNetworkError(error)));
}

const toNetworkError = (error: unknown): Error =>
  error instanceof DOMException && error.name === 'TimeoutError'
    ? createUnansweredError()
    : createOfflineError();

/** Sends a call with a token; where the token has run out, gets a new one and sends it once more. */
async function sendWithSession(transport: Transport, line: string, request: LooseRequest, refresh: Refresh) {
  const { session } = transport;
  await session.ensureFresh(refresh);
  const response = await send(transport, line, request);
  if (response.status !== 401 || !session.isSignedIn()) return response;
  await session.renew(refresh);
  return send(transport, line, request);
}

/** Creates a function for each call of the contract. */
export function createApi(transport: Transport): Api {
  const refresh: Refresh = () => api.refreshSession();
  const createCall =
    (line: string) =>
    async (request: LooseRequest = {}) => {
      const isSessionCall = line.includes(' /session/');
      const response = isSessionCall
        ? send(transport, line, request)
        : sendWithSession(transport, line, request, refresh);
      return readReply(await response);
    };
  const calls = Object.entries(LINES).map(([name, line]) => [name, createCall(line)]);
  const api = Object.fromEntries(calls) as unknown as Api;
  return api;
}

/** Headers of a write that is safe to repeat: the same key happens once. */
export const toIdempotencyHeaders = (key: string = crypto.randomUUID()) => ({ 'idempotency-key': key });

/** Headers of a write that starts from a version. */
export const toVersionHeaders = (version: number, key?: string) => ({
  ...toIdempotencyHeaders(key),
  'if-match': `"${version}"`,
});
