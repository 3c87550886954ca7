import { createSign, generateKeyPairSync } from 'node:crypto';
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { PutObjectCommand } from '@aws-sdk/client-s3';
import { GetSecretValueCommand } from '@aws-sdk/client-secrets-manager';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildFileHeaders } from '#infra/config/headers.ts';
import { aCloud } from '../support/a-cloud.ts';

/** What the origin of people's files gives, and to whom. The addresses are signed here, by no code of ours. */

const cloud = await aCloud();
afterAll(() => cloud.stop());
const origin = cloud.env.FILES_ORIGIN ?? '';
const site = cloud.env.SITE_ORIGIN ?? '';
const KEY_ID = cloud.env.FILES_KEY_ID ?? '';
const PDF = '/published/d1/2-abc.pdf';

let theKey = '';
const anotherKey = generateKeyPairSync('rsa', { modulusLength: 2048 })
  .privateKey.export({ type: 'pkcs8', format: 'pem' })
  .toString();

const put = (Bucket: string, Key: string, ContentType: string, Body: string) =>
  cloud.clients.s3.send(new PutObjectCommand({ Bucket, Key, ContentType, Body }));

beforeAll(async () => {
  await put('published', 'published/d1/2-abc.pdf', 'application/pdf', '%PDF of rain');
  await put('published', 'published/d1/2-abc-key.pdf', 'application/pdf', '%PDF of answers');
  await put('published', 'published/d1/2-abc.webp', 'image/webp', 'RIFF');
  await put('images', 'images/i1.svg', 'image/svg+xml', '<svg><script>steal()</script></svg>');
  await put('uploads', 'uploads/u1.svg', 'image/svg+xml', 'nobody has looked at it yet');
  await put('documents', 'bodies/d1/abc.json.gz', 'application/gzip', 'a draft');
  const secret = new GetSecretValueCommand({ SecretId: cloud.env.FILES_KEY_SECRET });
  theKey = (await cloud.clients.secrets.send(secret)).SecretString ?? '';
});

const getSecondsFromNow = (seconds: number) => Math.floor(Date.now() / 1000) + seconds;
const toUrlSafe = (base64: string) => base64.replaceAll('+', '-').replaceAll('=', '_').replaceAll('/', '~');
const createPolicy = (Resource: string, until: number) =>
  JSON.stringify({ Statement: [{ Resource, Condition: { DateLessThan: { 'AWS:EpochTime': until } } }] });

interface Signing {
  until?: number;
  by?: string;
  named?: string;
  at?: string;
  hash?: 'SHA256' | 'SHA1';
}

/** The address of a path (which may have a query), signed as CloudFront asks unless a test says otherwise. */
function signPath(
  path: string,
  { until = getSecondsFromNow(60), by, named = KEY_ID, at = origin, hash = 'SHA256' }: Signing = {},
) {
  const signature = createSign(hash)
    .update(createPolicy(`${at}${path}`, until))
    .sign(by ?? theKey, 'base64');
  const query = `Expires=${until}&Signature=${toUrlSafe(signature)}&Key-Pair-Id=${named}&Hash-Algorithm=${hash}`;
  return `${origin}${path}${path.includes('?') ? '&' : '?'}${query}`;
}

/** A custom policy that would open everything for a day. */
function signOpenPolicy(path: string): string {
  const policy = createPolicy(`${origin}/*`, getSecondsFromNow(86_400));
  const signature = createSign('SHA256').update(policy).sign(theKey, 'base64');
  const query = { Policy: toUrlSafe(btoa(policy)), Signature: toUrlSafe(signature), 'Key-Pair-Id': KEY_ID };
  return `${origin}${path}?${new URLSearchParams({ ...query, 'Hash-Algorithm': 'SHA256' })}`;
}

describe('a signed address', () => {
  test('gives its file whole, in part, as a head, and not again to who has it', async () => {
    const address = signPath(PDF);
    const whole = await fetch(address);
    expect([whole.status, await whole.text()]).toEqual([200, '%PDF of rain']);
    expect(whole.headers.get('content-type')).toBe('application/pdf');
    const part = await fetch(address, { headers: { range: 'bytes=0-3' } });
    expect([part.status, await part.text()]).toEqual([206, '%PDF']);
    expect(part.headers.get('content-range')).toBe('bytes 0-3/12');
    const head = await fetch(address, { method: 'HEAD' });
    expect([head.status, head.headers.get('content-length'), await head.text()]).toEqual([200, '12', '']);
    const etag = whole.headers.get('etag') ?? '';
    expect((await fetch(address, { headers: { 'if-none-match': etag } })).status).toBe(304);
    expect((await fetch(address, { headers: { range: 'bytes=99-' } })).status).toBe(416);
  });

  test('gives pictures from their own bucket, and from no other', async () => {
    expect(await (await fetch(signPath('/images/i1.svg'))).text()).toContain('<svg>');
    expect((await fetch(signPath('/uploads/u1.svg'))).status).toBe(403);
    expect((await fetch(signPath('/bodies/d1/abc.json.gz'))).status).toBe(403);
  });

  test.each([
    { what: 'a PDF', path: PDF },
    { what: 'a thumbnail', path: '/published/d1/2-abc.webp' },
    { what: 'a picture', path: '/images/i1.svg' },
    { what: 'a file that is not there', path: '/published/d1/3-abc.pdf' },
  ])('answers $what with the headers that CloudFront sends, which let nothing run', async ({ path }) => {
    const { headers } = await fetch(signPath(path));
    expect(Object.fromEntries(headers)).toMatchObject(buildFileHeaders({ tls: null }));
    expect(headers.get('content-security-policy')).toMatch(/default-src 'none'.*sandbox/);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  });

  test('is read by the scripts of our own pages, and of no others', async () => {
    const allowed = async (from: string) =>
      (await fetch(signPath(PDF), { headers: { origin: from } })).headers.get('access-control-allow-origin');
    expect(await allowed(site)).toBe(site);
    expect(await allowed('https://example.org')).toBeNull();
    expect(await allowed('null')).toBeNull();
  });
});

describe('a caller is refused, and told nothing,', () => {
  const query = (address: string) => address.slice(address.indexOf('?'));
  test.each<[why: string, address: () => string]>([
    ['without a signature', () => `${origin}${PDF}`],
    ['with an empty signature', () => signPath(PDF).replace(/Signature=[^&]*/, 'Signature=')],
    ['when the time is over', () => signPath(PDF, { until: getSecondsFromNow(-1) })],
    [
      'who moves the time',
      () => signPath(PDF).replace(/Expires=(\d+)/, (_, at) => `Expires=${Number(at) + 900}`),
    ],
    ['who asks for another file by it', () => `${origin}/published/d1/2-abc-key.pdf${query(signPath(PDF))}`],
    ['who asks for another document by it', () => `${origin}/published/d2/2-abc.pdf${query(signPath(PDF))}`],
    [
      'who goes another way to the same file',
      () => `${origin}/published/d1//2-abc.pdf${query(signPath(PDF))}`,
    ],
    ['who adds what S3 would obey', () => `${signPath(PDF)}&response-content-type=text/html`],
    ['whose signature is another key’s', () => signPath(PDF, { by: anotherKey })],
    ['who names another key', () => signPath(PDF, { named: 'K0000000000000' })],
    ['whose signature is of another site', () => signPath(PDF, { at: 'https://files.example.org' })],
    ['who signs by a weaker hash', () => signPath(PDF, { hash: 'SHA1' })],
    ['who has a policy for everything', () => signOpenPolicy(PDF)],
    ['who has an address of S3', () => `${origin}${PDF}?X-Amz-Algorithm=AWS4-HMAC-SHA256&X-Amz-Expires=900`],
    ['who would list the origin', () => `${origin}/`],
    ['who would list it with a signature', () => signPath('/')],
    ['who would list a bucket with a signature', () => signPath('/?list-type=2&prefix=published/')],
    ['who would list a folder with a signature', () => signPath('/published/d1/')],
    ['who asks for what is not there', () => signPath('/published/d1/9-abc.pdf')],
  ])('%s', async (_, address) => {
    const response = await fetch(address());
    expect([response.status, await response.text()]).toEqual([403, '']);
    expect(response.headers.get('content-type')).toBeNull();
  });

  test.each(['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])('who comes with %s', async (method) => {
    const response = await fetch(signPath(PDF), { method });
    expect([response.status, await response.text()]).toEqual([403, '']);
    expect(await (await fetch(signPath(PDF))).text()).toBe('%PDF of rain');
  });
});

describe('the key of files', () => {
  test('is for its owner alone on the disk, and the same after a restart', async () => {
    const first = await aCloud();
    expect(statSync(join(first.dataDir, 'secret-values.json')).mode & 0o777).toBe(0o600);
    await first.stopKeeping();
    const second = await aCloud({ dataDir: first.dataDir });
    expect(second.env.FILES_KEY_ID).toBe(first.env.FILES_KEY_ID);
    await second.stop();
    expect(first.env.FILES_KEY_ID).not.toBe(KEY_ID);
  });

  test('is in no variable that a function reads, and its secret opens for who signs the request', async () => {
    expect(JSON.stringify(cloud.env)).not.toContain('PRIVATE KEY');
    const answer = await fetch(cloud.env.AWS_ENDPOINT_URL_SECRETS_MANAGER ?? '', {
      method: 'POST',
      headers: { 'x-amz-target': 'secretsmanager.GetSecretValue' },
      body: JSON.stringify({ SecretId: cloud.env.FILES_KEY_SECRET }),
    });
    expect(answer.status).toBe(403);
    expect(await answer.text()).not.toContain('PRIVATE');
  });
});
