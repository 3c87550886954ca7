import { ApiError } from '../errors/api-error.ts';
import { readEnvironment } from '../process/environment.ts';
import type { HttpReply } from './reply.ts';
import type { HttpEvent } from './request.ts';
import { type HttpHandler, type RouteAnswer, type RouteRequest, type RouteWith, serve } from './serve.ts';

const NAME = '__Host-session';
const ATTRIBUTES = 'Path=/; HttpOnly; Secure; SameSite=Strict';
/** As long as the user pool's refresh tokens. */
const MAX_AGE_SECONDS = 30 * 24 * 3600;

/** The cookie with the refresh token, which the session routes alone read and set. */
export interface SessionCookie {
  readonly token: string | undefined;
  keep(token: string): void;
  clear(): void;
}

/**
 * A session route: it reads and sets the cookie, so that only our own pages may call it, even from a
 * browser that sends the cookie along.
 */
export function sessionRoute<N extends RouteWith<'anyone'>>(
  name: N,
  answer: (request: RouteRequest<N> & { readonly cookie: SessionCookie }) => Promise<RouteAnswer<N>>,
): HttpHandler {
  const { SITE_ORIGIN } = readEnvironment('SITE_ORIGIN');
  return async (event) => {
    const set: string[] = [];
    const cookie = readCookie(event, set);
    const check = () => checkOrigin(event, SITE_ORIGIN);
    const handler = serve(name, check, (request) => answer({ ...request, cookie }));
    const reply = await handler(event);
    return set.length > 0 ? ({ ...reply, cookies: set } satisfies HttpReply) : reply;
  };
}

function readCookie({ cookies = [] }: HttpEvent, set: string[]): SessionCookie {
  const sent = cookies.find((cookie) => cookie.startsWith(`${NAME}=`))?.slice(NAME.length + 1);
  return {
    token: sent || undefined,
    keep: (token) => void set.push(`${NAME}=${token}; ${ATTRIBUTES}; Max-Age=${MAX_AGE_SECONDS}`),
    clear: () => void set.push(`${NAME}=; ${ATTRIBUTES}; Max-Age=0`),
  };
}

/**
 * A browser says truly from which site a request was started, an older one the page's origin; whoever
 * says neither is no browser, and brings nobody's cookie.
 */
function checkOrigin({ headers, cookies = [] }: HttpEvent, siteOrigin: string): void {
  const { origin, 'sec-fetch-site': site } = headers;
  const isOurs =
    site !== undefined
      ? site === 'same-origin'
      : origin !== undefined
        ? origin === siteOrigin
        : cookies.length === 0;
  if (!isOurs) throw new ApiError('forbidden');
}
