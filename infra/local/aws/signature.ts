import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { AwsError } from './aws-error.ts';

/** The one key pair that the embedded cloud accepts, and the region it stands in. */
export interface Account {
  accessKeyId: string;
  secretAccessKey: string;
  region: string;
}

/** A request as it stands on the wire: `url` with its query, still percent-encoded. */
export interface WireRequest {
  method: string;
  url: string;
  headers: IncomingHttpHeaders;
}

interface Claim {
  credential: string;
  signedHeaders: string[];
  signature: string;
  /** `20260131T235959Z` */
  date: string;
}

const MAX_SKEW_MS = 15 * 60 * 1000;
const LONGEST_PRESIGN_S = 7 * 24 * 3600;

export const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest('hex');
const hmac = (key: string | Buffer, data: string) => createHmac('sha256', key).update(data).digest();

/**
 * Throws the AwsError that AWS would answer (403) unless `request` is signed with the account's key for
 * `service`, in its headers or its query. `payloadHash` is what the signature must cover; a caller that
 * passes the hash a client claims must compare it with the body afterwards.
 */
export function verifySignature(
  request: WireRequest,
  payloadHash: string,
  account: Account,
  service: string,
  now = Date.now(),
): void {
  const query = new URL(request.url, 'http://unused').searchParams;
  const presigned = query.has('X-Amz-Signature');
  const claim = presigned ? claimOfQuery(query) : claimOfHeader(request.headers);
  if (presigned) checkExpiry(query, claim, now);
  else checkSkew(claim, now);
  checkCredential(claim, account, service);
  checkSignedHeaders(request.headers, claim);
  const expected = sign(request, claim, payloadHash, account, service);
  if (!equal(expected, claim.signature))
    throw refused(
      'SignatureDoesNotMatch',
      'The request signature we calculated does not match the signature you provided.',
    );
}

function claimOfQuery(query: URLSearchParams): Claim {
  if (query.get('X-Amz-Algorithm') !== 'AWS4-HMAC-SHA256')
    throw refused(
      'AuthorizationQueryParametersError',
      'X-Amz-Algorithm only supports "AWS4-HMAC-SHA256"',
      400,
    );
  return {
    credential: query.get('X-Amz-Credential') ?? '',
    signedHeaders: (query.get('X-Amz-SignedHeaders') ?? '').split(';'),
    signature: query.get('X-Amz-Signature') ?? '',
    date: query.get('X-Amz-Date') ?? '',
  };
}

function claimOfHeader(headers: IncomingHttpHeaders): Claim {
  const parts = /^AWS4-HMAC-SHA256 Credential=([^,]+), ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]+)$/.exec(
    headers.authorization ?? '',
  );
  if (!parts) throw refused('AccessDenied', 'The request is not signed.');
  const [, credential = '', signedHeaders = '', signature = ''] = parts;
  return {
    credential,
    signedHeaders: signedHeaders.split(';'),
    signature,
    date: String(headers['x-amz-date'] ?? ''),
  };
}

function checkExpiry(query: URLSearchParams, claim: Claim, now: number): void {
  const seconds = Number(query.get('X-Amz-Expires') ?? Number.NaN);
  if (!(seconds >= 0 && seconds <= LONGEST_PRESIGN_S))
    throw refused(
      'AuthorizationQueryParametersError',
      'X-Amz-Expires must be between 0 and 604800 seconds.',
      400,
    );
  const from = timeOf(claim.date);
  if (now > from + seconds * 1000) throw refused('AccessDenied', 'Request has expired');
  if (from - now > MAX_SKEW_MS) throw refused('AccessDenied', 'Request is not yet valid');
}

function checkSkew(claim: Claim, now: number): void {
  if (Math.abs(now - timeOf(claim.date)) <= MAX_SKEW_MS) return;
  throw refused(
    'RequestTimeTooSkewed',
    'The difference between the request time and the current time is too large.',
  );
}

function checkCredential({ credential, date }: Claim, account: Account, service: string): void {
  const [keyId = '', ...scope] = credential.split('/');
  if (!equal(keyId, account.accessKeyId))
    throw refused('InvalidAccessKeyId', 'The AWS Access Key Id you provided does not exist in our records.');
  if (scope.join('/') !== scopeOf(date, account, service))
    throw refused(
      'SignatureDoesNotMatch',
      `Credential should be scoped to ${scopeOf(date, account, service)}.`,
    );
}

/** Host and every `x-amz-*` header must be under the signature, or a stranger could add them. */
function checkSignedHeaders(headers: IncomingHttpHeaders, { signedHeaders }: Claim): void {
  const needed = ['host', ...Object.keys(headers).filter((name) => name.startsWith('x-amz-'))];
  const unsigned = needed.filter((name) => !signedHeaders.includes(name));
  if (unsigned.length > 0)
    throw refused(
      'AccessDenied',
      `There were headers present in the request which were not signed: ${unsigned.join(', ')}`,
    );
}

function sign(
  request: WireRequest,
  claim: Claim,
  payloadHash: string,
  account: Account,
  service: string,
): string {
  const url = new URL(request.url, 'http://unused');
  const canonical = [
    request.method,
    url.pathname
      .split('/')
      .map((part) => encode(decodeURIComponent(part)))
      .join('/'),
    canonicalQuery(url.searchParams),
    ...claim.signedHeaders.map((name) => `${name}:${canonicalHeader(request.headers[name])}`),
    '',
    claim.signedHeaders.join(';'),
    payloadHash,
  ].join('\n');
  const toSign = [
    'AWS4-HMAC-SHA256',
    claim.date,
    scopeOf(claim.date, account, service),
    sha256(canonical),
  ].join('\n');
  const key = scopeOf(claim.date, account, service)
    .split('/')
    .reduce<string | Buffer>(hmac, `AWS4${account.secretAccessKey}`);
  return hmac(key, toSign).toString('hex');
}

function canonicalQuery(query: URLSearchParams): string {
  return [...query]
    .filter(([name]) => name !== 'X-Amz-Signature')
    .map(([name, value]) => [encode(name), encode(value)] as const)
    .sort(([a, x], [b, y]) => (a === b ? order(x, y) : order(a, b)))
    .map((pair) => pair.join('='))
    .join('&');
}

const order = (a: string, b: string) => (a < b ? -1 : 1);

const canonicalHeader = (value: string | string[] | undefined) =>
  [value ?? ''].flat().join(',').trim().replace(/ +/g, ' ');

const encode = (text: string) =>
  encodeURIComponent(text).replace(/[!'()*]/g, (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`);

const scopeOf = (date: string, account: Account, service: string) =>
  `${date.slice(0, 8)}/${account.region}/${service}/aws4_request`;

/** Milliseconds since 1970 of `20260131T235959Z`; NaN for anything else, which every check refuses. */
function timeOf(date: string): number {
  const parts = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/.exec(date);
  if (!parts) throw refused('AccessDenied', 'X-Amz-Date must be in the ISO8601 basic format.');
  const [, year, month, day, hour, minute, second] = parts;
  return Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`);
}

function equal(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}

const refused = (code: string, message: string, status = 403) => new AwsError(code, message, status);
