import { type KeyObject, verify } from 'node:crypto';

/** A key that CloudFront trusts, with its name there. */
export interface TrustedKey {
  readonly id: string;
  readonly publicKey: KeyObject;
}

const OURS = ['Expires', 'Signature', 'Key-Pair-Id', 'Hash-Algorithm'];

/**
 * Whether CloudFront would let an address through: signed for just this resource and time by the trusted key,
 * and not over. Of its ways to sign it knows the one that we use: a canned policy, RSA and SHA-256.
 * `url` is the path with the query, as a request has it; `origin` is where it came in.
 */
export function isSigned(origin: string, url: string, key: TrustedKey, now = Date.now()): boolean {
  const [path = '', ...queries] = url.split('?');
  const parts = queries.join('?').split('&').filter(Boolean);
  const signing = parts.map(named).filter(([name]) => OURS.includes(name));
  const others = parts.filter((part) => !OURS.includes(named(part)[0]));
  const given = Object.fromEntries(signing);
  if (signing.length !== OURS.length || Object.keys(given).length !== OURS.length) return false;
  if (given['Key-Pair-Id'] !== key.id || given['Hash-Algorithm'] !== 'SHA256') return false;
  if (!/^\d+$/.test(given.Expires ?? '') || Number(given.Expires) * 1000 <= now) return false;
  const resource = `${origin}${path}${others.length > 0 ? `?${others.join('&')}` : ''}`;
  return verify(
    'sha256',
    cannedPolicy(resource, Number(given.Expires)),
    key.publicKey,
    bytesOf(given.Signature),
  );
}

function named(part: string): [name: string, value: string] {
  const [name = '', ...value] = part.split('=');
  return [name, value.join('=')];
}

const cannedPolicy = (resource: string, expires: number): Buffer =>
  Buffer.from(
    `{"Statement":[{"Resource":"${resource}","Condition":{"DateLessThan":{"AWS:EpochTime":${expires}}}}]}`,
  );

/** Base64 with the three signs that an address cannot carry replaced. */
const bytesOf = (signature = ''): Buffer =>
  Buffer.from(
    signature.replace(/[-_~]/g, (sign) => ({ '-': '+', _: '=', '~': '/' })[sign] ?? sign),
    'base64',
  );
