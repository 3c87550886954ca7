import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { keptFile } from '../process/json-file.ts';
import { type Listening, listenNear } from '../process/listen.ts';
import { readBody } from '../process/read-body.ts';
import { StripeAccount } from './account.ts';
import { type Answer, routed } from './answers.ts';
import { API, MISSING, UNKNOWN } from './api.ts';
import { openEvents } from './events.ts';
import { HOSTED } from './hosted.ts';
import type { StripeKeys } from './keys.ts';
import { kept, newId } from './state.ts';

const LARGEST_FORM = 64 * 1024;
const NOT_FOUND: Answer = { status: 404, html: 'There is nothing here.' };
const STRANGE: Answer = { status: 403, html: 'This page takes nothing from another site.' };

interface Options {
  /** The file in which all of it is kept. */
  readonly path: string;
  readonly keys: StripeKeys;
  /** Where its events go. */
  readonly site: string;
  /** Where it listens, unless that is taken. */
  readonly port: number;
}

/** Stripe on loopback. */
export async function startStripe({ path, keys, site, port }: Options): Promise<Listening> {
  const file = keptFile(path, kept, () => ({ sessions: [], subscriptions: [], outbox: [] }));
  const events = openEvents(file, keys.webhook_secret, site);
  const server = createServer();
  const listening = await listenNear(server, port);
  const account = new StripeAccount(listening.url, file, events);

  const answer = async (request: IncomingMessage): Promise<Answer> => {
    const { pathname, search } = new URL(request.url ?? '/', listening.url);
    const line = `${request.method} ${pathname}`;
    const { authorization, origin = listening.url, 'idempotency-key': key } = request.headers;
    const isApi = line.includes(' /v1/');
    if (isApi && authorization !== `Bearer ${keys.api_key}`) return UNKNOWN;
    if (!isApi && origin !== listening.url) return STRANGE;
    const form = new URLSearchParams(String(await readBody(request, LARGEST_FORM)) || search);
    const asked = { account, site, form, key: String(key ?? newId('key')) };
    return routed(isApi ? API : HOSTED, line, asked) ?? (isApi ? MISSING : NOT_FOUND);
  };
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    answer(request).then(
      (given) => send(response, given),
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

function send(response: ServerResponse, { status, json, html = '', to }: Answer): void {
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
