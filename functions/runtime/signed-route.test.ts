import { expect, test, vi } from 'vitest';
import { anEvent, read } from '#test/fakes/http-event.ts';
import { signedRoute } from './signed-route.ts';

const answer = vi.fn(async (_: { body: Uint8Array; signature: string }) => null);
const handler = signedRoute('takePaymentEvent', 'stripe-signature', answer);

const BODY = '{"name": "Zoë",\n  "id":1}';
const event = anEvent({ raw: BODY, headers: { 'stripe-signature': 't=1,v1=abc' } });

test.each([
  ['as text', event],
  ['in base64', { ...event, body: Buffer.from(BODY).toString('base64'), isBase64Encoded: true }],
])('what was signed arrives byte for byte, however the gateway hands it on: %s', async (_, sent) => {
  expect(read(await handler(sent)).status).toBe(204);
  const answered = answer.mock.lastCall?.[0];
  expect(Buffer.from(answered?.body ?? []).toString('utf8')).toBe(BODY);
  expect(answered?.signature).toBe('t=1,v1=abc');
});

test('what no one signed has no signature, and too much of it is refused unread', async () => {
  await handler(anEvent({ raw: BODY }));
  expect(answer.mock.lastCall?.[0].signature).toBe('');
  answer.mockClear();
  const { status, body } = read(await handler(anEvent({ raw: 'x'.repeat(5 * 1024 * 1024) })));
  expect([status, body.code]).toEqual([413, 'too_large']);
  expect(answer).not.toHaveBeenCalled();
});
