import { ApiError } from '../errors/api-error.ts';
import { readEnvironment } from '../process/environment.ts';
import { type RequestBrowser, readBrowser } from './browser.ts';
import { readNetwork } from './network.ts';
import type { HttpReply } from './reply.ts';
import type { HttpEvent } from './request.ts';
import { type HttpHandler, type RouteAnswer, type RouteRequest, type RouteWith, serve } from './serve.ts';

const NAME = '__Host-session';
const ATTRIBUTES = 'Path=/; HttpOnly; Secure; SameSite=Strict';
/** Equals the lifetime of the user pool's refresh tokens. */
const MAX_AGE_SECONDS = 30 * 24 * 3600;

/** The cookie with the refresh token. Only session routes read and set it. */
export interface SessionCookie {
  readonly token: string | undefined;
  set(token: string): void;
  clear(): void;
}

interface SessionRequest {
  readonly cookie: SessionCookie;
  /** The network that the request comes from. */
  readonly network: string;
  readonly browser: RequestBrowser;
}

/**
 * Creates a handler that reads and sets the session cookie. Only our own pages may call it, because browsers
 * send the cookie along.
 */
export function sessionRoute<N extends RouteWith<'anyone'>>(
  name: N,
  answer: (request: RouteRequest<N> & SessionRequest) => Promise<RouteAnswer<N>>,
): HttpHandler {
  const { SITE_ORIGIN } = readEnvironment('SITE_ORIGIN');
  return async (event) => {
    const set: string[] = [];
    const browser = readBrowser(event);
    const cookie = readCookie(event, set, browser);
    const network = readNetwork(event);
    const check = () => checkOrigin(event, SITE_ORIGIN);
    const handler = serve(name, check, (request) => answer({ ...request, cookie, network, browser }));
    const reply = await handler(event);
    return set.length > 0 ? ({ ...reply, cookies: set } satisfies HttpReply) : reply;
  };
}

/** Creates the cookie of a session, for its browser to keep. */
export const createSessionCookie = (token: string): string =>
  `${NAME}=${token}; ${ATTRIBUTES}; Max-Age=${MAX_AGE_SECONDS}`;

function readCookie({ cookies = [] }: HttpEvent, set: string[], browser: RequestBrowser): SessionCookie {
  const sent = cookies.find((cookie) => cookie.startsWith(`${NAME}=`))?.slice(NAME.length + 1);
  return {
    token: sent || undefined,
    // A sign-in makes this browser known to the account, too.
    set: (token) => void set.push(createSessionCookie(token), browser.cookie),
    clear: () => void set.push(`${NAME}=; ${ATTRIBUTES}; Max-Age=0`),
  };
}

/**
 * Throws unless the request comes from our own pages. Browsers send `sec-fetch-site`, older ones `origin`; a
 * client that sends neither is no browser, and must bring no cookie.
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
