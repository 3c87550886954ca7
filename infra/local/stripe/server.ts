import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { openJsonFile } from '../process/json-file.ts';
import { type Listening, listenWithFallback } from '../process/listen.ts';
import { readBody } from '../process/read-body.ts';
import { StripeAccount } from './account.ts';
import { answerRoute, type StripeAnswer } from './answers.ts';
import { API_ROUTES, INVALID_KEY, NO_SUCH_OBJECT } from './api.ts';
import { openEventSender } from './events.ts';
import { PAGE_ROUTES } from './hosted.ts';
import type { StripeKeys } from './keys.ts';
import { createId, stripeState } from './state.ts';

const MAX_FORM_BYTES = 64 * 1024;
const NOT_FOUND: StripeAnswer = { status: 404, html: 'There is nothing here.' };
const FOREIGN_ORIGIN: StripeAnswer = { status: 403, html: 'This page takes nothing from another site.' };

interface Options {
  /** The file that stores the account's state. */
  readonly path: string;
  readonly keys: StripeKeys;
  /** The address that events are sent to. */
  readonly site: string;
  /** The preferred port; any free one if it is taken. */
  readonly port: number;
}

/** Starts Stripe on loopback. */
export async function startStripe({ path, keys, site, port }: Options): Promise<Listening> {
  const file = openJsonFile(path, stripeState, () => ({ sessions: [], subscriptions: [], outbox: [] }), {
    lost: 'the paid plans',
  });
  const events = openEventSender(file, keys.webhook_secret, site);
  const server = createServer();
  const listening = await listenWithFallback(server, port);
  const account = new StripeAccount(listening.url, file, events);

  const answer = async (request: IncomingMessage): Promise<StripeAnswer> => {
    const { pathname, search } = new URL(request.url ?? '/', listening.url);
    const line = `${request.method} ${pathname}`;
    const { authorization, origin = listening.url, 'idempotency-key': key } = request.headers;
    const isApi = line.includes(' /v1/');
    if (isApi && authorization !== `Bearer ${keys.api_key}`) return INVALID_KEY;
    if (!isApi && origin !== listening.url) return FOREIGN_ORIGIN;
    const form = new URLSearchParams(String(await readBody(request, MAX_FORM_BYTES)) || search);
    const stripeRequest = { account, site, form, key: String(key ?? createId('key')) };
    return (
      answerRoute(isApi ? API_ROUTES : PAGE_ROUTES, line, stripeRequest) ??
      (isApi ? NO_SUCH_OBJECT : NOT_FOUND)
    );
  };
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    answer(request).then(
      (result) => send(response, result),
      () => response.writeHead(500).end(),
    );
  });
  return {
    ...listening,
    async stop() {
      events.stop();
      await listening.stop();
    },
  };
}

function send(response: ServerResponse, { status, json, html = '', to }: StripeAnswer): void {
  if (to !== undefined) {
    response.writeHead(303, { location: to }).end();
    return;
  }
  response.writeHead(status ?? 200, {
    'content-type': json ? 'application/json' : 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
  });
  response.end(json ? JSON.stringify(json) : html);
}
