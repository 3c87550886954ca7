import { getSignedUrl } from '@aws-sdk/cloudfront-signer';
import type { FileUrls } from '../../ports/files.ts';
import { readEnvironment } from '../../process/environment.ts';
import { cacheSecret } from '../aws/cached-secret.ts';

const LONGEST_MS = 15 * 60 * 1000;
const STEP_MS = 5 * 60 * 1000;

/**
 * Computes when a URL that is signed now expires, in milliseconds since 1970. Expiry falls on full five
 * minutes, so that the next request gets the same URL and the browser its cached file.
 */
export const computeExpiry = (now: number): number => Math.floor((now + LONGEST_MS) / STEP_MS) * STEP_MS;

/** Creates the port over CloudFront's signed URLs (canned policy, RSA and SHA-256). */
export function createCloudfrontFileUrls(): FileUrls {
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
