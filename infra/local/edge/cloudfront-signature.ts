import { type KeyObject, verify } from 'node:crypto';

/** A key that CloudFront trusts, with CloudFront's id of it. */
export interface TrustedKey {
  readonly id: string;
  readonly publicKey: KeyObject;
}

const SIGNATURE_PARAMETERS = ['Expires', 'Signature', 'Key-Pair-Id', 'Hash-Algorithm'];

/**
 * Tells whether CloudFront would accept an address: signed for this resource by the trusted key, and not expired. Knows
 * the one method that we use: a canned policy with RSA and SHA-256. `url` is the path with its query as received,
 * `origin` the origin that received it.
 */
export function isSigned(origin: string, url: string, key: TrustedKey, now = Date.now()): boolean {
  const [path = '', ...queries] = url.split('?');
  const parts = queries.join('?').split('&').filter(Boolean);
  const signature = parts.map(splitPair).filter(([name]) => SIGNATURE_PARAMETERS.includes(name));
  const others = parts.filter((part) => !SIGNATURE_PARAMETERS.includes(splitPair(part)[0]));
  const values = Object.fromEntries(signature);
  if (
    signature.length !== SIGNATURE_PARAMETERS.length ||
    Object.keys(values).length !== SIGNATURE_PARAMETERS.length
  )
    return false;
  if (values['Key-Pair-Id'] !== key.id || values['Hash-Algorithm'] !== 'SHA256') return false;
  if (!/^\d+$/.test(values.Expires ?? '') || Number(values.Expires) * 1000 <= now) return false;
  const resource = `${origin}${path}${others.length > 0 ? `?${others.join('&')}` : ''}`;
  return verify(
    'sha256',
    toCannedPolicy(resource, Number(values.Expires)),
    key.publicKey,
    decodeSignature(values.Signature),
  );
}

function splitPair(part: string): [name: string, value: string] {
  const [name = '', ...value] = part.split('=');
  return [name, value.join('=')];
}

const toCannedPolicy = (resource: string, expires: number): Buffer =>
  Buffer.from(
    `{"Statement":[{"Resource":"${resource}","Condition":{"DateLessThan":{"AWS:EpochTime":${expires}}}}]}`,
  );

/** Decodes CloudFront's base64, in which three characters are replaced that an address cannot contain. */
const decodeSignature = (signature = ''): Buffer =>
  Buffer.from(
    signature.replace(/[-_~]/g, (sign) => ({ '-': '+', _: '=', '~': '/' })[sign] ?? sign),
    'base64',
  );
