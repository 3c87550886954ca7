import { brotliCompressSync, gzipSync } from 'node:zlib';
import { isLike } from '#infra/local/aws/policy.ts';
import type { Answer } from '#infra/local/edge/answer.ts';
import type { Cache } from '#infra/local/edge/edge.ts';
import type { CacheRules, Distribution } from './rules.ts';

interface Kept {
  readonly answer: Answer;
  readonly since: number;
  /** In milliseconds since 1970. */
  readonly until: number;
}

/** Errors are kept for so long where a distribution says nothing. */
const USUAL_ERROR_TTL = 10;
/** The errors that CloudFront keeps at all: 401 is none of them, nor is what depends on the body that was sent. */
const KEPT_ERRORS = [400, 403, 404, 405, 410, 412, 414, 415, 500, 501, 502, 503, 504];
/** The errors for which `no-store` counts; the others are kept whatever their headers say. */
const HEEDED_ERRORS = [404, 410, 414, 501];
/** Answers are compressed from here to there, in bytes. */
const COMPRESSED = { min: 1000, max: 10_000_000 };
const MOST_KEPT = 1000;

/**
 * Creates the cache of an edge location, which keeps answers by the behaviours of a distribution. Its key holds what the behaviour's policy
 * names and nothing else: neither cookie nor `Authorization`.
 */
export function createCache({ behaviors, errorTtls }: Distribution, now = Date.now): Cache {
  const kept = new Map<string, Kept>();
  return async (request, fetchOrigin) => {
    const [path = '', query = ''] = request.url.split('?');
    const rules = behaviors.find((behavior) => isLike(behavior.path, path))?.cache;
    if (request.method !== 'GET' || !rules) return fetchOrigin();
    const encoding = rules.encodings.find((name) => request.acceptEncoding.includes(name));
    const key = JSON.stringify([path, rules.query === 'all' ? query : '', encoding]);
    const found = kept.get(key);
    if (found && found.until > now()) return asHit(found, now());
    const answer = compress(await fetchOrigin(), encoding);
    const seconds = computeTtl(answer, rules, errorTtls);
    if (kept.size >= MOST_KEPT) kept.clear();
    if (seconds > 0) kept.set(key, { answer, since: now(), until: now() + seconds * 1000 });
    else kept.delete(key);
    return { ...answer, headers: { ...answer.headers, 'x-cache': 'Miss from cloudfront' } };
  };
}

const asHit = ({ answer, since }: Kept, now: number): Answer => ({
  ...answer,
  headers: {
    ...answer.headers,
    age: String(Math.floor((now - since) / 1000)),
    'x-cache': 'Hit from cloudfront',
  },
});

/** Computes the seconds for which an answer is kept. */
function computeTtl(
  { status, headers }: Answer,
  rules: CacheRules,
  errorTtls: Distribution['errorTtls'],
): number {
  const said = String(headers['cache-control'] ?? '');
  const isForbidden = /no-store|no-cache|private/.test(said);
  if (status >= 400) {
    if (!KEPT_ERRORS.includes(status)) return 0;
    if (isForbidden && HEEDED_ERRORS.includes(status)) return 0;
    return errorTtls[status] ?? USUAL_ERROR_TTL;
  }
  if (isForbidden) return rules.minTtl;
  const asked = /s-maxage=(\d+)/.exec(said)?.[1] ?? /max-age=(\d+)/.exec(said)?.[1] ?? rules.defaultTtl;
  return Math.min(Math.max(Number(asked), rules.minTtl), rules.maxTtl);
}

/** Compresses an answer as its behaviour's policy allows, unless the origin has done so. */
function compress(answer: Answer, encoding: 'br' | 'gzip' | undefined): Answer {
  const { headers, body } = answer;
  const isText = /^(text\/|application\/(json|javascript|xml)|image\/svg)/.test(
    String(headers['content-type']),
  );
  const fits = body.length >= COMPRESSED.min && body.length <= COMPRESSED.max;
  if (!encoding || !isText || !fits || headers['content-encoding']) return answer;
  return {
    ...answer,
    headers: { ...headers, 'content-encoding': encoding, vary: 'accept-encoding' },
    body: encoding === 'br' ? brotliCompressSync(body) : gzipSync(body),
  };
}
