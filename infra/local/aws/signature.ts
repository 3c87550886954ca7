import { createHash, createHmac, type Hash, type Hmac, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { SignatureV4 } from '@smithy/signature-v4';
import { AwsError } from './aws-error.ts';
import type { Keys } from './keys.ts';

/** The operator's key pair, which may do everything, with the region and everybody's keys. */
export interface Account {
  accessKeyId: string;
  secretAccessKey: string;
  region: string;
  keys: Keys;
}

/** A request as it was received: `url` is the path with its query, still percent-encoded. */
export interface ReceivedRequest {
  method: string;
  url: string;
  headers: IncomingHttpHeaders;
}

/** The values that a caller claims for its signature. */
interface Claim {
  accessKeyId: string;
  signedHeaders: string[];
  date: Date;
  /** The `Authorization` header, or the signature in the query of a presigned address. */
  proof: string;
}

const MAX_SKEW_MS = 15 * 60 * 1000;
const MAX_PRESIGNED_S = 7 * 24 * 3600;
const CONTENT_HASH = 'x-amz-content-sha256';

/**
 * Returns the access key that signed `request` for `service`, in its headers or its query. Throws the AwsError that AWS
 * would answer (403) unless it is a key of the account. `payloadHash` is the hash that the signature must cover; a caller that passes a hash from
 * the request must compare it with the body afterwards.
 */
export async function verifySignature(
  request: ReceivedRequest,
  payloadHash: string,
  account: Account,
  service: string,
  now = Date.now(),
): Promise<string> {
  const { searchParams } = new URL(request.url, 'http://unused');
  const isPresigned = searchParams.has('X-Amz-Signature');
  const claim = isPresigned ? readQueryClaim(searchParams) : readHeaderClaim(request.headers);
  const expiresIn = Number(searchParams.get('X-Amz-Expires') ?? Number.NaN);
  if (isPresigned) checkExpiry(expiresIn, claim, now);
  else checkSkew(claim, now);
  checkSignedHeaders(request.headers, claim);

  const { accessKeyId } = claim;
  const secretAccessKey = account.keys.findSecret(accessKeyId);
  if (!secretAccessKey)
    throw refuse('InvalidAccessKeyId', 'The access key that you provided does not exist, or has ended.');
  const credentials = { accessKeyId, secretAccessKey };
  const signer = new SignatureV4({
    service,
    region: account.region,
    credentials,
    sha256: Sha256,
    uriEscapePath: false,
  });
  const signable = toSignable(request, claim, payloadHash);
  const options = {
    signingDate: claim.date,
    signableHeaders: new Set(claim.signedHeaders),
    unsignableHeaders: new Set([CONTENT_HASH]),
    unhoistableHeaders: new Set(Object.keys(signable.headers)),
  };
  const proof = isPresigned
    ? (await signer.presign(signable, { ...options, expiresIn })).query?.['X-Amz-Signature']
    : (await signer.sign(signable, options)).headers.authorization;
  if (!isEqual(String(proof), claim.proof))
    throw refuse(
      'SignatureDoesNotMatch',
      'The request signature we calculated does not match the signature you provided.',
    );
  return accessKeyId;
}

function readQueryClaim(query: URLSearchParams): Claim {
  return {
    accessKeyId: query.get('X-Amz-Credential')?.split('/')[0] ?? '',
    signedHeaders: (query.get('X-Amz-SignedHeaders') ?? '').split(';'),
    date: parseDate(query.get('X-Amz-Date')),
    proof: query.get('X-Amz-Signature') ?? '',
  };
}

function readHeaderClaim({ authorization = '', 'x-amz-date': date }: IncomingHttpHeaders): Claim {
  const [, accessKeyId = '', signedHeaders] =
    / Credential=([^/]+)\/.* SignedHeaders=([^,]+),/.exec(authorization) ?? [];
  if (!signedHeaders) throw refuse('AccessDenied', 'The request is not signed.');
  return {
    accessKeyId,
    signedHeaders: signedHeaders.split(';'),
    date: parseDate(date),
    proof: authorization,
  };
}

function checkExpiry(seconds: number, { date }: Claim, now: number): void {
  if (!(seconds >= 0 && seconds <= MAX_PRESIGNED_S))
    throw refuse(
      'AuthorizationQueryParametersError',
      'X-Amz-Expires must be between 0 and 604800 seconds.',
      400,
    );
  if (now > date.getTime() + seconds * 1000) throw refuse('AccessDenied', 'Request has expired');
  if (date.getTime() - now > MAX_SKEW_MS) throw refuse('AccessDenied', 'Request is not yet valid');
}

function checkSkew({ date }: Claim, now: number): void {
  if (Math.abs(now - date.getTime()) <= MAX_SKEW_MS) return;
  throw refuse(
    'RequestTimeTooSkewed',
    'The difference between the request time and the current time is too large.',
  );
}

/** Throws unless host and every `x-amz-*` header are signed: a stranger could add one that is not. */
function checkSignedHeaders(headers: IncomingHttpHeaders, { signedHeaders }: Claim): void {
  const needed = ['host', ...Object.keys(headers).filter((name) => name.startsWith('x-amz-'))];
  const unsigned = needed.filter((name) => !signedHeaders.includes(name));
  if (unsigned.length > 0)
    throw refuse(
      'AccessDenied',
      `There were headers present in the request which were not signed: ${unsigned.join(', ')}`,
    );
}

/** Converts a request to what its client signed: only the headers that it named, and the hash of the payload. */
function toSignable(
  { method, url, headers }: ReceivedRequest,
  { signedHeaders }: Claim,
  payloadHash: string,
) {
  const { protocol, hostname, pathname, searchParams } = new URL(url, 'http://unused');
  const signed = signedHeaders.map((name) => [name, [headers[name] ?? ''].flat().join(',')]);
  return {
    ...{ method, protocol, hostname, path: pathname },
    query: Object.fromEntries([...searchParams.keys()].map((name) => [name, searchParams.getAll(name)])),
    headers: { ...(Object.fromEntries(signed) as Record<string, string>), [CONTENT_HASH]: payloadHash },
  };
}

/** Parses `20260131T235959Z`; throws an AwsError for anything else. */
function parseDate(text: string | string[] | null | undefined): Date {
  const iso = String(text).replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z');
  const date = new Date(iso);
  if (iso === text || Number.isNaN(date.getTime()))
    throw refuse('AccessDenied', 'X-Amz-Date must be in the ISO8601 basic format.');
  return date;
}

function isEqual(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}

const refuse = (code: string, message: string, status = 403) => new AwsError(code, message, status);

/** SHA-256, with a key HMAC, in the interface that the signer asks for. */
class Sha256 {
  private readonly hash: Hash | Hmac;

  constructor(key?: string | ArrayBuffer | ArrayBufferView) {
    this.hash = key === undefined ? createHash('sha256') : createHmac('sha256', key as string);
  }
  update(data: Uint8Array): void {
    this.hash.update(data);
  }
  async digest(): Promise<Uint8Array> {
    return this.hash.digest();
  }
  reset(): void {}
}
