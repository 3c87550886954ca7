import { randomUUID } from 'node:crypto';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import sirv from 'sirv';
import { REFUSALS } from '#shared/api/refusals.ts';
import { API_PREFIX, ROUTES } from '#shared/api/routes.ts';
import { buildPageHeaders, buildShareHeaders, getCacheControl, SHARE_PAGE } from '../../config/headers.ts';
import { MAILBOX_PATH, type Mailbox, serveMailbox } from '../cognito/mailbox.ts';
import { invoke, type LoadHandler } from '../lambda/lambda.ts';
import type { HasRoom } from '../process/disk-space.ts';
import { BodyTooLarge, readBody } from '../process/read-body.ts';
import { sendReply, toApiEvent } from './api-event.ts';
import type { Authoriser } from './authoriser.ts';
import { createRouteMatchers, type RouteMatcher } from './routes.ts';

/** The services behind the gateway. */
export interface GatewayOptions {
  /** The site's own address, such as `http://localhost:4600`. */
  origin: string;
  webDir: string;
  filesOrigin: string;
  uploadsOrigin: string;
  authorise: Authoriser;
  load: LoadHandler;
  mailbox: Mailbox;
  /** The address of the stand-in for Stripe. */
  payments: string;
  hasRoom: HasRoom;
}

/** Redirects to the subscriptions of the stand-in for Stripe. */
const PAYMENTS_PATH = '/_local/payments';
const MAX_BODY_BYTES = 10 * 1024 * 1024;
const TIMEOUT_S = 29;

/**
 * Creates the one origin of the pages: the API under its prefix as an HTTP API serves it, the editor for every other
 * path as CloudFront does, and the mailbox. Its own errors are API Gateway's, `{ "message": … }`.
 */
export function createGateway(options: GatewayOptions): RequestListener {
  const routes = createRouteMatchers(ROUTES, API_PREFIX);
  const site = createSiteServer(options);
  return async (request, response) => {
    const path = (request.url ?? '/').split('?')[0] ?? '/';
    try {
      if (!isKnownHost(request, options.origin))
        sendMessage(response, 421, 'This address is not served here.');
      else if (path === MAILBOX_PATH || path === `${MAILBOX_PATH}.json`)
        serveMailbox(options.mailbox, path, response);
      else if (path === PAYMENTS_PATH) redirect(response, options.payments);
      else if (path.startsWith(`${API_PREFIX}/`)) await serveApi(options, routes, path, request, response);
      else if (!options.origin.endsWith(`/${request.headers.host}`))
        redirect(response, options.origin, request.url);
      else site(request, response, () => sendMessage(response, 404, 'Not Found'));
    } catch (error) {
      console.error(error);
      sendMessage(response, 500, 'Internal Server Error');
    }
  };
}

/** Tells whether a request names our host. A foreign name that resolves to this machine must not reach the site. */
function isKnownHost({ headers }: IncomingMessage, origin: string): boolean {
  const { port } = new URL(origin);
  return headers.host === `localhost:${port}` || headers.host === `127.0.0.1:${port}`;
}

/**
 * Redirects to the one host name of the pages. At 127.0.0.1 they would be another site than `localhost`, whose pictures
 * they show.
 */
function redirect(response: ServerResponse, origin: string, path = '/'): void {
  response.writeHead(307, { location: `${origin}${path}` }).end();
}

async function serveApi(
  { authorise, load, hasRoom }: GatewayOptions,
  routes: readonly RouteMatcher[],
  path: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { method = 'GET' } = request;
  response.setHeader('apigw-requestid', randomUUID());
  response.setHeader('cache-control', 'no-store');
  response.setHeader('x-content-type-options', 'nosniff');
  const found = routes
    .map((route) => ({ route, match: route.match(method, path) }))
    .find(({ match }) => match);
  if (!found?.match) return sendMessage(response, 404, 'Not Found');
  const needsUser = found.route.access === 'user' || found.route.access === 'admin';
  const claims = needsUser ? await authorise(request.headers.authorization) : undefined;
  if (needsUser && !claims) return sendMessage(response, 401, 'Unauthorized');
  if (/^(POST|PUT|PATCH)$/.test(method) && !hasRoom()) return sendStorageFull(response);
  const body = await readAllowedBody(request);
  if (!body)
    return sendMessage(response, 413, `Request Entity Too Large: ${MAX_BODY_BYTES / 1024 ** 2} MB at most`);
  const event = toApiEvent(request, body, found.match, claims);
  sendReply(response, await invoke(load, found.route.handler, event, TIMEOUT_S));
}

async function readAllowedBody(request: IncomingMessage): Promise<Buffer | undefined> {
  try {
    return await readBody(request, MAX_BODY_BYTES);
  } catch (error) {
    if (error instanceof BodyTooLarge) return undefined;
    throw error;
  }
}

/** Refuses a write because the disk is full, before anything is half done. */
function sendStorageFull(response: ServerResponse): void {
  const { status, message } = REFUSALS.storage_full;
  const request_id = String(response.getHeader('apigw-requestid'));
  sendJson(response, status, { code: 'storage_full', message, where: null, problems: [], request_id });
}

function sendMessage(response: ServerResponse, status: number, message: string): void {
  if (response.headersSent) response.destroy();
  else sendJson(response, status, { message });
}

function sendJson(response: ServerResponse, status: number, body: object): void {
  // A refused body is not read to its end, so the connection ends with the answer.
  response
    .writeHead(status, { 'content-type': 'application/json', connection: 'close' })
    .end(JSON.stringify(body));
}

function createSiteServer({ webDir, filesOrigin, uploadsOrigin }: GatewayOptions) {
  const headerOrigins = { filesOrigin, uploadsOrigin, tls: false };
  const [pageHeaders, sharePageHeaders] = [buildPageHeaders(headerOrigins), buildShareHeaders(headerOrigins)];
  return sirv(webDir, {
    single: true,
    etag: true,
    setHeaders(response, path) {
      const chosen = path === SHARE_PAGE ? sharePageHeaders : pageHeaders;
      for (const [name, value] of Object.entries(chosen)) response.setHeader(name, value);
      response.setHeader('cache-control', getCacheControl(path));
    },
  });
}
