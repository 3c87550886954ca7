import { randomUUID } from 'node:crypto';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import sirv from 'sirv';
import { REFUSALS } from '#shared/api/refusals.ts';
import { API_PREFIX, ROUTES } from '#shared/api/routes.ts';
import { cacheControlOf, pageHeaders, SHARE_PAGE, shareHeaders } from '../../config/headers.ts';
import { MAILBOX_PATH, type Mailbox, serveMailbox } from '../cognito/mailbox.ts';
import { invoke, type LoadHandler } from '../lambda/lambda.ts';
import type { HasRoom } from '../process/disk-space.ts';
import { BodyTooLarge, readBody } from '../process/read-body.ts';
import { apiEvent, sendReply } from './api-event.ts';
import type { Authoriser } from './authoriser.ts';
import { type Served, servedRoutes } from './routes.ts';

/** What the gateway hands on to. */
export interface Gateway {
  /** The site's own address, such as `http://localhost:4600`. */
  origin: string;
  webDir: string;
  filesOrigin: string;
  uploadsOrigin: string;
  authorise: Authoriser;
  load: LoadHandler;
  mailbox: Mailbox;
  /** Where the stand-in for the payment service is. */
  payments: string;
  hasRoom: HasRoom;
}

/** Leads to the subscriptions of the stand-in for the payment service. */
const PAYMENTS_PATH = '/_local/payments';
const LARGEST_BODY = 10 * 1024 * 1024;
const TIMEOUT_S = 29;

/**
 * The one origin: the API under its prefix as an HTTP API would serve it, the editor for every other
 * path as CloudFront would, and the mailbox. Its own refusals are API Gateway's, `{ "message": … }`.
 */
export function gateway(parts: Gateway): RequestListener {
  const routes = servedRoutes(ROUTES, API_PREFIX);
  const site = serveSite(parts);
  return async (request, response) => {
    const path = (request.url ?? '/').split('?')[0] ?? '/';
    try {
      if (!isOurHost(request, parts.origin)) refuse(response, 421, 'This address is not served here.');
      else if (path === MAILBOX_PATH || path === `${MAILBOX_PATH}.json`)
        serveMailbox(parts.mailbox, path, response);
      else if (path === PAYMENTS_PATH) moveTo(response, parts.payments);
      else if (path.startsWith(`${API_PREFIX}/`)) await serveApi(parts, routes, path, request, response);
      else if (!parts.origin.endsWith(`/${request.headers.host}`))
        moveTo(response, parts.origin, request.url);
      else site(request, response, () => refuse(response, 404, 'Not Found'));
    } catch (error) {
      console.error(error);
      refuse(response, 500, 'Internal Server Error');
    }
  };
}

/** Only our own names: a stranger's name that resolves to this machine must not reach it. */
function isOurHost({ headers }: IncomingMessage, origin: string): boolean {
  const { port } = new URL(origin);
  return headers.host === `localhost:${port}` || headers.host === `127.0.0.1:${port}`;
}

/**
 * The pages are at one name alone: by its number this machine would be another site than `localhost`, whose
 * pictures are of no other.
 */
function moveTo(response: ServerResponse, origin: string, path = '/'): void {
  response.writeHead(307, { location: `${origin}${path}` }).end();
}

async function serveApi(
  { authorise, load, hasRoom }: Gateway,
  routes: readonly Served[],
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
  if (!found?.match) return refuse(response, 404, 'Not Found');
  const guarded = found.route.access === 'user' || found.route.access === 'admin';
  const claims = guarded ? await authorise(request.headers.authorization) : undefined;
  if (guarded && !claims) return refuse(response, 401, 'Unauthorized');
  if (/^(POST|PUT|PATCH)$/.test(method) && !hasRoom()) return refuseFull(response);
  const body = await bodyOf(request);
  if (!body) return refuse(response, 413, `Request Entity Too Large: ${LARGEST_BODY / 1024 ** 2} MB at most`);
  const event = apiEvent(request, body, found.match, claims);
  sendReply(response, await invoke(load, found.route.handler, event, TIMEOUT_S));
}

async function bodyOf(request: IncomingMessage): Promise<Buffer | undefined> {
  try {
    return await readBody(request, LARGEST_BODY);
  } catch (error) {
    if (error instanceof BodyTooLarge) return undefined;
    throw error;
  }
}

/** Says that the disk is full before anything is half done. */
function refuseFull(response: ServerResponse): void {
  const { status, message } = REFUSALS.storage_full;
  const request_id = String(response.getHeader('apigw-requestid'));
  sendJson(response, status, { code: 'storage_full', message, where: null, problems: [], request_id });
}

function refuse(response: ServerResponse, status: number, message: string): void {
  if (response.headersSent) response.destroy();
  else sendJson(response, status, { message });
}

function sendJson(response: ServerResponse, status: number, body: object): void {
  // A refused body is not read to its end, so the connection ends with the answer.
  response
    .writeHead(status, { 'content-type': 'application/json', connection: 'close' })
    .end(JSON.stringify(body));
}

function serveSite({ webDir, filesOrigin, uploadsOrigin }: Gateway) {
  const where = { filesOrigin, uploadsOrigin, tls: false };
  const [headers, apart] = [pageHeaders(where), shareHeaders(where)];
  return sirv(webDir, {
    single: true,
    etag: true,
    setHeaders(response, path) {
      const own = path === SHARE_PAGE ? apart : headers;
      for (const [name, value] of Object.entries(own)) response.setHeader(name, value);
      response.setHeader('cache-control', cacheControlOf(path));
    },
  });
}
