import { generateKeyPairSync, verify } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { computeExpiry, createCloudfrontFileUrls } from './cloudfront-file-urls.ts';

const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
const FILE = 'published/k3J-_x/2-abc.pdf';
const minutes = (count: number) => count * 60_000;

/** Secrets Manager as far as a signer sees it: answers the private key, or what a test says. */
const answer = vi.fn(() => ({
  status: 200,
  body: { SecretString: privateKey.export({ type: 'pkcs8', format: 'pem' }) } as object,
}));
let server: Server;
beforeAll(async () => {
  server = createServer((_, response) => {
    const { status, body } = answer();
    response.writeHead(status, { 'content-type': 'application/x-amz-json-1.1' }).end(JSON.stringify(body));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  vi.stubEnv(
    'AWS_ENDPOINT_URL_SECRETS_MANAGER',
    `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
  );
  for (const [name, value] of Object.entries({
    AWS_REGION: 'us-east-1',
    AWS_ACCESS_KEY_ID: 'test',
    AWS_SECRET_ACCESS_KEY: 'test',
    FILES_ORIGIN: 'https://files.handout.example',
    FILES_KEY_ID: 'K2JCJMDEHXQW5F',
    FILES_KEY_SECRET: 'file-key',
  }))
    vi.stubEnv(name, value);
});
afterEach(() => answer.mockClear());
afterAll(() => {
  vi.unstubAllEnvs();
  server.close();
});

test('an address carries the key’s name, its end, and a signature over just this file until then', async () => {
  const address = new URL(await createCloudfrontFileUrls().sign(FILE));
  const { searchParams: query } = address;
  expect(`${address.origin}${address.pathname}`).toBe(`https://files.handout.example/${FILE}`);
  expect([...query.keys()].sort()).toEqual(['Expires', 'Hash-Algorithm', 'Key-Pair-Id', 'Signature']);
  expect([query.get('Key-Pair-Id'), query.get('Hash-Algorithm')]).toEqual(['K2JCJMDEHXQW5F', 'SHA256']);
  const policy = `{"Statement":[{"Resource":"https://files.handout.example/${FILE}","Condition":{"DateLessThan":{"AWS:EpochTime":${query.get('Expires')}}}}]}`;
  const signature = (query.get('Signature') ?? '')
    .replaceAll('-', '+')
    .replaceAll('_', '=')
    .replaceAll('~', '/');
  expect(verify('sha256', Buffer.from(policy), publicKey, Buffer.from(signature, 'base64'))).toBe(true);
});

test('an address is good for ten to fifteen minutes, and the same for who asks again soon', async () => {
  const now = Date.parse('2026-03-01T10:02:00Z');
  expect(computeExpiry(now)).toBe(Date.parse('2026-03-01T10:15:00Z'));
  for (let second = 0; second < 600; second += 7) {
    const left = computeExpiry(now + second * 1000) - (now + second * 1000);
    expect(left).toBeLessThanOrEqual(minutes(15));
    expect(left).toBeGreaterThan(minutes(10));
  }
  const { sign: of } = createCloudfrontFileUrls();
  vi.useFakeTimers({ now, toFake: ['Date'] });
  const [one, again] = [await of(FILE), await of(FILE)];
  vi.setSystemTime(now + minutes(5));
  const later = await of(FILE);
  vi.useRealTimers();
  expect(again).toBe(one);
  expect(later).not.toBe(one);
});

test('the private key is fetched once for many addresses, and again after it could not be', async () => {
  const { sign: of } = createCloudfrontFileUrls();
  answer.mockReturnValueOnce({
    status: 400,
    body: { __type: 'AccessDeniedException', message: 'AccessDenied' },
  });
  await expect(of(FILE)).rejects.toThrow('AccessDenied');
  await Promise.all([of(FILE), of('published/k3J-_x/2-abc.webp')]);
  await of(FILE);
  expect(answer).toHaveBeenCalledTimes(2);
});

test('a secret that is still empty signs nothing', async () => {
  answer.mockReturnValueOnce({ status: 200, body: {} });
  await expect(createCloudfrontFileUrls().sign(FILE)).rejects.toThrow('file-key holds no value');
});
