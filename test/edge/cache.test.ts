import { brotliDecompressSync } from 'node:zlib';
import { expect, test, vi } from 'vitest';
import type { Answer } from '#infra/local/edge/answer.ts';
import { createCache } from './cache.ts';
import type { Distribution } from './rules.ts';

const shared = { minTtl: 0, defaultTtl: 0, maxTtl: 3600, query: 'all', encodings: ['br', 'gzip'] } as const;
const uncached = { minTtl: 0, defaultTtl: 0, maxTtl: 0, query: 'none', encodings: [] } as const;
const distribution: Distribution = {
  behaviors: [
    { path: '/api/gallery', cache: shared },
    { path: '/api/*', cache: uncached },
  ],
  errorTtls: { 500: 0, 503: 0 },
};

/** An edge before an origin that gives these answers, the last one again and again. */
function anEdge(...answers: Partial<Answer & { cacheControl: string }>[]) {
  const clock = { now: 0 };
  let asked = 0;
  const origin = vi.fn(async () => {
    const {
      status = 200,
      cacheControl = 'no-store',
      headers = {},
      body,
    } = answers[asked++] ?? answers.at(-1) ?? {};
    return {
      status,
      headers: { 'cache-control': cacheControl, ...headers },
      body: body ?? Buffer.from(`${asked}`),
    };
  });
  const edge = createCache(distribution, () => clock.now);
  const get = async (url: string, { method = 'GET', acceptEncoding = '' } = {}) =>
    edge({ method, url, acceptEncoding }, origin);
  const read = async (...request: Parameters<typeof get>) => (await get(...request)).body.toString();
  return { clock, get, read, origin };
}

test('an answer that may be shared is kept as long as it says, under its query', async () => {
  const { read, get, clock } = anEdge({ cacheControl: 'public, max-age=0, s-maxage=30' });
  expect(await read('/api/gallery?q=rain')).toBe('1');
  clock.now = 29_999;
  expect(await get('/api/gallery?q=rain')).toMatchObject({
    headers: { age: '29', 'x-cache': 'Hit from cloudfront' },
  });
  expect(await read('/api/gallery?q=sun')).toBe('2');
  clock.now = 30_000;
  expect(await read('/api/gallery?q=rain')).toBe('3');
});

test('nothing of the API is kept, whatever it says, but where its behaviour allows', async () => {
  const { read } = anEdge({ cacheControl: 'public, s-maxage=30' });
  expect([await read('/api/documents'), await read('/api/documents')]).toEqual(['1', '2']);
  expect([await read('/api/gallery', { method: 'POST' }), await read('/api/gallery')]).toEqual(['3', '4']);
});

test('an error is not kept where the distribution says so, and else for ten seconds though it must not be stored', async () => {
  for (const status of [500, 503]) {
    const { read } = anEdge({ status });
    expect([await read('/api/plan'), await read('/api/plan')]).toEqual(['1', '2']);
  }
  const { read, clock } = anEdge({ status: 502 });
  expect([await read('/api/plan'), await read('/api/plan?x=1')]).toEqual(['1', '1']);
  clock.now = 10_000;
  expect(await read('/api/plan')).toBe('2');
  const missing = anEdge({ status: 404 });
  expect([await missing.read('/api/plan'), await missing.read('/api/plan')]).toEqual(['1', '2']);
});

test('an error that CloudFront never keeps is asked for again: whoever logs in is not refused once more', async () => {
  for (const status of [401, 409, 422, 429]) {
    const { read } = anEdge({ status });
    expect([await read('/api/documents/one'), await read('/api/documents/one')]).toEqual(['1', '2']);
  }
});

test('an answer is compressed only where the policy of its behaviour compresses', async () => {
  const body = Buffer.from('x'.repeat(2000));
  const { get } = anEdge({ body, headers: { 'content-type': 'application/json' } });
  const packed = await get('/api/gallery', { acceptEncoding: 'gzip, br' });
  expect(packed.headers['content-encoding']).toBe('br');
  expect(brotliDecompressSync(packed.body)).toEqual(body);
  for (const [path, acceptEncoding] of [
    ['/api/gallery', ''],
    ['/api/documents', 'br'],
  ] as const)
    expect((await get(path, { acceptEncoding })).headers['content-encoding']).toBeUndefined();
});
