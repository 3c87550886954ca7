import { createHmac } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { API_PREFIX, ROUTES } from '#shared/api/routes.ts';
import type { JsonFile } from '../process/json-file.ts';
import { createId, type StripeState } from './state.ts';

const MAX_ATTEMPTS = 8;
const FIRST_WAIT_MS = 100;

/** Sends events to the site, signed as Stripe signs. */
export interface EventSender {
  send(type: string, object: object): void;
  stop(): void;
}

/** Opens the sender. Events are stored before they are sent, and until the site accepts them. */
export function openEventSender(file: JsonFile<StripeState>, secret: string, site: string): EventSender {
  const stopping = new AbortController();
  const { signal } = stopping;
  const forget = (id: string) => {
    const { outbox, ...rest } = file.value;
    file.save({ ...rest, outbox: outbox.filter((event) => event.id !== id) });
  };
  const send = async ({ id, body }: StripeState['outbox'][number]) => {
    for (let attempt = 0; attempt < MAX_ATTEMPTS && !signal.aborted; attempt++) {
      if (await deliver(site, body, secret)) return forget(id);
      await wait(FIRST_WAIT_MS * 2 ** attempt, undefined, { signal }).catch(() => undefined);
    }
  };
  // Events that an earlier process did not deliver.
  for (const event of file.value.outbox) void send(event);
  return {
    send(type, object) {
      const id = createId('evt');
      const created = Math.floor(Date.now() / 1000);
      const body = JSON.stringify({ id, object: 'event', type, created, livemode: false, data: { object } });
      file.save({ ...file.value, outbox: [...file.value.outbox, { id, body }] });
      void send({ id, body });
    },
    stop: () => stopping.abort(),
  };
}

async function deliver(site: string, body: string, secret: string): Promise<boolean> {
  const { method, path } = ROUTES.takePaymentEvent;
  const headers = {
    'content-type': 'application/json; charset=utf-8',
    'stripe-signature': signEvent(body, secret),
  };
  const answer = await fetch(`${site}${API_PREFIX}${path}`, { method, headers, body }).catch(() => undefined);
  return answer?.ok === true;
}

/** Computes the signature of an event: `t=<seconds>,v1=<HMAC-SHA-256 of seconds, dot, body>`. */
export function signEvent(body: string, secret: string, at = Math.floor(Date.now() / 1000)): string {
  return `t=${at},v1=${createHmac('sha256', secret).update(`${at}.${body}`).digest('hex')}`;
}
