import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { ROUTES, type Route } from '#shared/api/routes.ts';
import { compressReply, toReply } from './reply.ts';

const large = { text: 'water '.repeat(1000) };

test('a large reply is compressed for a browser that accepts it, and holds the same', async () => {
  const { headers, body = '', isBase64Encoded } = await compressReply(toReply(200, large), 'gzip, br');
  expect(headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'accept-encoding' });
  expect(isBase64Encoded).toBe(true);
  expect(body.length).toBeLessThan(400);
  expect(JSON.parse(gunzipSync(Buffer.from(body, 'base64')).toString())).toEqual(large);
});

test('a small reply, one without a body and one for a browser that asks for nothing stay as they are', async () => {
  for (const [reply, accepted] of [
    [toReply(200, { ok: true }), 'gzip'],
    [toReply(204, null), 'gzip'],
    [toReply(200, large), undefined],
    [toReply(200, large), 'identity'],
  ] as const)
    expect(await compressReply(reply, accepted)).toBe(reply);
});

test('a reply may be given to others only where its route says so, and no browser keeps one', () => {
  expect(toReply(200, large).headers).toMatchObject({ 'cache-control': 'no-store' });
  expect(toReply(200, large, 60).headers).toMatchObject({
    'cache-control': 'public, max-age=0, s-maxage=60',
  });
});

test('only routes that anyone may read, without parameters, are shared', () => {
  const shared = Object.values(ROUTES as Record<string, Route>).filter(({ sharedFor }) => sharedFor);
  expect(shared.length).toBeGreaterThan(0);
  for (const { method, access, path } of shared)
    expect([method, access, path.includes('{')]).toEqual(['GET', 'anyone', false]);
});
