import { randomUUID } from 'node:crypto';
import { signEvent } from '#infra/local/stripe/events.ts';
import { API_PREFIX, ROUTES } from '#shared/api/routes.ts';
import { expectRefusal, type Scene } from './scene.ts';

const createEventBody = (id: string): string =>
  JSON.stringify({
    id: `evt_${randomUUID()}`,
    object: 'event',
    type: 'customer.subscription.updated',
    data: { object: { object: 'subscription', id } },
  });

/** Sends webhooks that nobody signed, or that are no events, huge and deep ones too: each is refused. */
export async function tryWebhooks(scene: Scene): Promise<void> {
  const { api, record, part } = scene;
  const { cacheSecret } = await import('#functions/adapters/aws/cached-secret.ts');
  const secret: string = JSON.parse(await cacheSecret(api.env.STRIPE_SECRET ?? '')()).webhook_secret;
  const deliver = async (body: string, signature: string) => {
    const response = await fetch(`${api.url}${API_PREFIX}${ROUTES.takePaymentEvent.path}`, {
      ...{ method: 'POST', body },
      headers: { 'content-type': 'application/json', 'stripe-signature': signature },
    });
    return { status: response.status, text: await response.text() };
  };
  const now = Math.floor(Date.now() / 1000);
  const body = createEventBody('sub_elsewhere');
  const honest = signEvent(body, secret);
  const signatures = [
    '',
    'x',
    't=,v1=',
    honest.replace(/t=\d+/, 't=NaN'),
    honest.replace(/t=\d+/, 't=1e99'),
    honest.replace('v1=', 'v0='),
    honest.slice(0, -1),
    `${honest}0`,
    honest.toUpperCase(),
    honest.replace(/v1=.*/, 'v1='),
    signEvent(body, 'whsec_other'),
    signEvent(body, ''),
    signEvent(body, secret, now - 301),
    signEvent(body, secret, now + 400),
    signEvent(body, secret, now * 1000),
    signEvent(`${body} `, secret),
    `${honest},`.replace('t=', 't=-'),
  ];
  const bodies = [
    '',
    'null',
    '[]',
    '0',
    '"x"',
    '{',
    '{"id":1}',
    '{"id":"","data":{"object":{}}}',
    '{"id":"evt"}',
    '{"id":"evt","data":null}',
    '\u0000',
    '['.repeat(5000),
    '['.repeat(1_000_000),
    `${'{"data":'.repeat(50_000)}0${'}'.repeat(50_000)}`,
    `"${'x'.repeat(5_000_000)}"`,
    '<xml/>',
  ];
  for (let time = 0; time < Math.max(1, 8 * part); time++) {
    for (const [at, signature] of signatures.entries())
      expectRefusal(scene, 'webhook', `a webhook with signature ${at}`, await deliver(body, signature));
    for (const junk of bodies)
      expectRefusal(
        scene,
        'webhook',
        `a signed webhook of ${junk.slice(0, 20)}`,
        await deliver(junk, signEvent(junk, secret)),
      );
  }
  // Replayed within its five minutes, a webhook is as good as it was, and changes nothing more.
  for (const time of ['once', 'again', 'a third time']) {
    const { status } = await deliver(body, honest);
    if (status !== 204) record.miss('control', `an honest webhook is answered ${status} ${time}`);
  }
}
