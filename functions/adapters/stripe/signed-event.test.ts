import { createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import { readSignedEvent } from './signed-event.ts';

const SECRET = 'whsec_test';
const today = () => Math.floor(Date.now() / 1000);
const NOW_S = 1_772_359_200;
const now = new Date(NOW_S * 1000);
const EVENT = '{"id":"evt_1","object":"event","data":{"object":{"object":"subscription","id":"sub_1"}}}';

const sign = (body: string, time: string | number = NOW_S, secret = SECRET) =>
  `t=${time},v1=${createHmac('sha256', secret).update(`${time}.${body}`).digest('hex')}`;
// Stripe's library compares with the clock of this machine, too.
const read = (body: string, signature: string, at = now) =>
  readSignedEvent({ body: Buffer.from(body), signature }, SECRET, at);

test('an event that was signed just now is read', () => {
  const signed = sign(EVENT, today());
  expect(read(EVENT, signed, new Date())).toEqual({ id: 'evt_1', subscription: 'sub_1' });
});

test.each([
  ['without a signature', ''],
  ['with a time that is no number', sign(EVENT, 'NaN')],
  ['with a time without an end', sign(EVENT, '9'.repeat(400))],
  ['signed six minutes ago', sign(EVENT, NOW_S - 360)],
  ['signed in six minutes', sign(EVENT, NOW_S + 360)],
  ['with a good time behind a bad one', `t=NaN,${sign(EVENT)}`],
  ['whose signature is empty', `t=${today()},v1=`],
  ['whose signature has other letters than digits', `t=${today()},v1=${'é'.repeat(64)}`],
  ['signed by another', sign(EVENT, NOW_S, 'whsec_other')],
  ['with other bytes', sign(`${EVENT} `)],
])('an event %s is refused', (_, signature) => {
  for (const at of [now, new Date()])
    expect(() => read(EVENT, signature, at)).toThrow(expect.objectContaining({ code: 'wrong_signature' }));
});

test.each(['junk', '', 'null', '[]', '{"id":"evt_1"}', '{"id":5,"data":{"object":{}}}'])(
  'signed bytes that are no event are refused in words: %s',
  (body) => {
    expect(() => read(body, sign(body, today()), new Date())).toThrow(
      expect.objectContaining({ code: 'malformed', message: 'must be an event as JSON' }),
    );
  },
);
