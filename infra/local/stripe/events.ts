import { createHmac } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { API_PREFIX, ROUTES } from '#shared/api/routes.ts';
import type { KeptFile } from '../process/json-file.ts';
import { type Kept, newId } from './state.ts';

const TRIES = 8;
const FIRST_WAIT_MS = 100;

/** Tells the site what happened, signed as Stripe signs. */
export interface Events {
  tell(type: string, object: object): void;
  stop(): void;
}

/** Events are on the disk before they are sent, and until they are heard. */
export function openEvents(file: KeptFile<Kept>, secret: string, site: string): Events {
  const ending = new AbortController();
  const { signal } = ending;
  const forget = (id: string) => {
    const { outbox, ...rest } = file.value;
    file.save({ ...rest, outbox: outbox.filter((event) => event.id !== id) });
  };
  const send = async ({ id, body }: Kept['outbox'][number]) => {
    for (let tried = 0; tried < TRIES && !signal.aborted; tried++) {
      if (await isHeard(site, body, secret)) return forget(id);
      await wait(FIRST_WAIT_MS * 2 ** tried, undefined, { signal }).catch(() => undefined);
    }
  };
  // What an earlier run of the process did not get through.
  for (const event of file.value.outbox) void send(event);
  return {
    tell(type, object) {
      const id = newId('evt');
      const created = Math.floor(Date.now() / 1000);
      const body = JSON.stringify({ id, object: 'event', type, created, livemode: false, data: { object } });
      file.save({ ...file.value, outbox: [...file.value.outbox, { id, body }] });
      void send({ id, body });
    },
    stop: () => ending.abort(),
  };
}

async function isHeard(site: string, body: string, secret: string): Promise<boolean> {
  const { method, path } = ROUTES.takePaymentEvent;
  const headers = {
    'content-type': 'application/json; charset=utf-8',
    'stripe-signature': signed(body, secret),
  };
  const answer = await fetch(`${site}${API_PREFIX}${path}`, { method, headers, body }).catch(() => undefined);
  return answer?.ok === true;
}

/** `t=<seconds>,v1=<HMAC-SHA-256 of seconds, dot, body>`. */
export function signed(body: string, secret: string, at = Math.floor(Date.now() / 1000)): string {
  return `t=${at},v1=${createHmac('sha256', secret).update(`${at}.${body}`).digest('hex')}`;
}
