import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import compression from 'compression';
import sirv from 'sirv';
import { VIEWER_ADDRESS } from '#shared/api/route.ts';
import { API_PREFIX } from '#shared/api/routes.ts';
import { buildPageHeaders, buildShareHeaders, getCacheControl, SHARE_PAGE } from '../../config/headers.ts';
import { MAILBOX_PATH, type Mailbox, serveMailbox } from '../cognito/mailbox.ts';
import { createMessage, sendAnswer } from './answer.ts';
import type { Edge } from './edge.ts';
import { createHttpApi, type HttpApiOptions } from './http-api.ts';

/** The services behind the gateway. */
export interface GatewayOptions extends Omit<HttpApiOptions, 'takeTurn'> {
  /** The site's own address, such as `http://localhost:4600`. */
  origin: string;
  webDir: string;
  filesOrigin: string;
  uploadsOrigin: string;
  mailbox: Mailbox;
  /** The address of the stand-in for Stripe. */
  payments: string;
  edge: Edge;
}

/** Redirects to the subscriptions of the stand-in for Stripe. */
const PAYMENTS_PATH = '/_local/payments';

/**
 * Creates the one origin of the pages, as CloudFront is behind its firewall: the API under its prefix, the editor for
 * every other path, and the mailbox.
 */
export function createGateway(options: GatewayOptions): RequestListener {
  const site = createSiteServer(options);
  const answerApi = createApiServer(options);
  return async (request, response) => {
    const path = (request.url ?? '/').split('?')[0] ?? '/';
    try {
      if (!isKnownHost(request, options.origin))
        return sendAnswer(response, createMessage(421, 'This address is not served here.'));
      if (path === MAILBOX_PATH || path === `${MAILBOX_PATH}.json`)
        return serveMailbox(options.mailbox, path, response);
      if (path === PAYMENTS_PATH) return redirect(response, options.payments);
      const blocked = options.edge.firewall(request);
      if (blocked) sendAnswer(response, blocked);
      else if (path.startsWith(`${API_PREFIX}/`)) sendAnswer(response, await answerApi(request, path));
      else if (!options.origin.endsWith(`/${request.headers.host}`))
        redirect(response, options.origin, request.url);
      else site(request, response, () => sendAnswer(response, createMessage(404, 'Not Found')));
    } catch (error) {
      console.error(error);
      sendAnswer(response, createMessage(500, 'Internal Server Error'));
    }
  };
}

/** Creates the API behind the edge, whose cache may have an answer. */
function createApiServer({ edge, ...options }: GatewayOptions) {
  const api = createHttpApi({ ...options, takeTurn: edge.takeTurn });
  return (request: IncomingMessage, path: string) => {
    const { method = 'GET', url = '/', headers } = request;
    // The address of the caller replaces what the browser says, as CloudFront does it.
    headers[VIEWER_ADDRESS] = request.socket.remoteAddress;
    const asked = { method, url, acceptEncoding: String(headers['accept-encoding'] ?? '') };
    return edge.cache(asked, () => api(request, path));
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

/**
 * Creates what serves the editor's files, compressed as CloudFront does it for them: as the build did it where the browser
 * takes that.
 */
function createSiteServer({ webDir, filesOrigin, uploadsOrigin }: GatewayOptions) {
  const headerOrigins = { filesOrigin, uploadsOrigin, tls: null };
  const [pageHeaders, sharePageHeaders] = [buildPageHeaders(headerOrigins), buildShareHeaders(headerOrigins)];
  const serve = sirv(webDir, {
    single: true,
    etag: true,
    brotli: true,
    setHeaders(response, path) {
      const chosen = path === SHARE_PAGE ? sharePageHeaders : pageHeaders;
      for (const [name, value] of Object.entries(chosen)) response.setHeader(name, value);
      response.setHeader('cache-control', getCacheControl(path));
    },
  });
  const compress = compression();
  // The two see nothing of Express in a request.
  return (request: IncomingMessage, response: ServerResponse, next: () => void) =>
    compress(request as Parameters<typeof compress>[0], response as Parameters<typeof compress>[1], () =>
      serve(request, response, next),
    );
}
