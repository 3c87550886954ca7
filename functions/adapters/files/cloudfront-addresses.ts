import { getSignedUrl } from '@aws-sdk/cloudfront-signer';
import type { FileUrls } from '../../ports/files.ts';
import { readEnvironment } from '../../process/environment.ts';
import { cacheSecret } from '../aws/cached-secret.ts';

const LONGEST_MS = 15 * 60 * 1000;
const STEP_MS = 5 * 60 * 1000;

/**
 * When an address that is made now ends, in milliseconds since 1970: on a full five minutes, so that whoever
 * asks again soon gets the same address and a browser the file that it already has.
 */
export const computeExpiry = (now: number): number => Math.floor((now + LONGEST_MS) / STEP_MS) * STEP_MS;

/** Addresses of people's files, signed as CloudFront asks (canned policy, RSA and SHA-256). */
export function cloudfrontFileUrls(): FileUrls {
  const {
    FILES_ORIGIN,
    FILES_KEY_ID: keyPairId,
    FILES_KEY_SECRET,
  } = readEnvironment('FILES_ORIGIN', 'FILES_KEY_ID', 'FILES_KEY_SECRET');
  const keyOf = cacheSecret(FILES_KEY_SECRET);
  return {
    async sign(key) {
      const privateKey = await keyOf();
      const dateLessThan = new Date(computeExpiry(Date.now()));
      const url = `${FILES_ORIGIN}/${key}`;
      return getSignedUrl({ url, keyPairId, privateKey, dateLessThan, algorithm: 'SHA256' });
    },
  };
}
