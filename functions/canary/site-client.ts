import { randomUUID } from 'node:crypto';
import type * as z from 'zod/mini';
import { API_PREFIX, ROUTES, type Route, type RouteName } from '#shared/api/routes.ts';

/** The parts of a request that differ between calls. */
interface Request {
  readonly id?: string;
  readonly body?: unknown;
  /** The version that a save starts from. */
  readonly base?: number;
}

type Reply<N extends RouteName> = z.output<(typeof ROUTES)[N]['reply']['body']>;

/** Calls one route; throws with the route's name and the status where the reply is not the one of the contract. */
export type CallRoute = <N extends RouteName>(name: N, request?: Request) => Promise<Reply<N>>;

/** A site that hangs is a site that is down. */
const TIMEOUT_MS = 30_000;

/** The id of the canary's browser, as long as others. */
const BROWSER = 'canary-canary-canary-c';

/** Creates the function that calls the site's routes, with this access token or as nobody. */
export const createSiteClient = (origin: string, token?: string): CallRoute =>
  async function callRoute<N extends RouteName>(name: N, { id = '', body, base }: Request = {}) {
    const { method, path, reply, headers: contracted }: Route = ROUTES[name];
    const response = await fetch(`${origin}${API_PREFIX}${path.replace('{id}', id)}`, {
      method,
      signal: AbortSignal.timeout(TIMEOUT_MS),
      headers: {
        'user-agent': 'handout-canary',
        // Always the same browser: its account is mailed of new ones.
        ...(!token && { origin, cookie: `__Host-browser=${BROWSER}` }),
        ...(token && { authorization: `Bearer ${token}` }),
        ...(contracted && { 'idempotency-key': randomUUID() }),
        ...(base !== undefined && { 'if-match': `"${base}"` }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    if (response.status !== reply.status)
      throw new Error(`${name} answered ${response.status}: ${text.slice(0, 200)}`);
    return (await reply.body.parseAsync(text ? JSON.parse(text) : null)) as Reply<N>;
  };

/** Fetches a file by its signed address; throws where it does not open. */
export async function fetchFile(address: string): Promise<Uint8Array> {
  const response = await fetch(address, { signal: AbortSignal.timeout(TIMEOUT_MS) });
  if (!response.ok) throw new Error(`the file answered ${response.status}`);
  return new Uint8Array(await response.arrayBuffer());
}
