import * as z from 'zod/mini';
import { readEnvironment } from '../process/environment.ts';
import { type RequestBrowser, readBrowser } from './browser.ts';
import type { HttpReply } from './reply.ts';
import type { HttpEvent } from './request.ts';
import { type HttpHandler, type RouteRequest, type RouteWith, serve } from './serve.ts';

const NAME = '__Host-sign-in';
/** Sent along when another site leads back here, unlike the cookie of a session. */
const ATTRIBUTES = 'Path=/; HttpOnly; Secure; SameSite=Lax';
const MAX_AGE_SECONDS = 600;

/** The cookie that a browser keeps while it is at another site, as JSON. */
export interface KeptCookie {
  /** Returns the value; undefined when there is none, or none that we wrote. */
  read<T extends z.ZodMiniType>(schema: T): z.output<T> | undefined;
  write(value: unknown): void;
}

/** The address to which the browser goes, with cookies that it gets on the way. */
interface Redirect {
  readonly address: string;
  readonly cookies?: readonly string[];
}

/**
 * Creates the handler of a route that a browser opens as a page. It answers with a redirect, and with one to our own
 * page that tells the error when something is wrong.
 */
export function pageRoute<N extends RouteWith<'anyone'>>(
  name: N,
  answer: (
    request: RouteRequest<N> & { readonly kept: KeptCookie; readonly browser: RequestBrowser },
  ) => Promise<Redirect>,
): HttpHandler {
  const { SITE_ORIGIN } = readEnvironment('SITE_ORIGIN');
  return async (event) => {
    let location = '';
    let others: readonly string[] = [];
    let keptCookie = `${NAME}=; ${ATTRIBUTES}; Max-Age=0`;
    const kept = readKept(event, (cookie) => {
      keptCookie = cookie;
    });
    const handler = serve(
      name,
      () => undefined,
      async (request) => {
        const { address, cookies = [] } = await answer({ ...request, kept, browser: readBrowser(event) });
        location = new URL(address, SITE_ORIGIN).href;
        others = cookies;
        // The contract's reply of a page has no body.
        return null as never;
      },
    );
    const reply = await handler(event);
    if (!location) location = `${SITE_ORIGIN}/?sign-in=${readCode(reply)}`;
    const headers = { 'cache-control': 'no-store', 'referrer-policy': 'no-referrer', location };
    return { statusCode: 302, headers, cookies: [keptCookie, ...others] } satisfies HttpReply;
  };
}

const failed = z.object({ code: z.string() });

const readCode = ({ body }: HttpReply): string => failed.parse(JSON.parse(body ?? '')).code;

function readKept({ cookies = [] }: HttpEvent, keep: (cookie: string) => void): KeptCookie {
  const sent = cookies.find((cookie) => cookie.startsWith(`${NAME}=`))?.slice(NAME.length + 1) ?? '';
  return {
    read(schema) {
      try {
        return schema.safeParse(JSON.parse(Buffer.from(sent, 'base64url').toString('utf8'))).data;
      } catch {
        return undefined;
      }
    },
    write(value) {
      const text = Buffer.from(JSON.stringify(value)).toString('base64url');
      keep(`${NAME}=${text}; ${ATTRIBUTES}; Max-Age=${MAX_AGE_SECONDS}`);
    },
  };
}
