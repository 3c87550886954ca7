import type { LifecycleRule } from '../stage/stage.ts';
import type { ObjectStore } from './object-store.ts';

const DAY_MS = 24 * 3600 * 1000;

/** Computes the time before which something is due after these days: S3 rounds its end up to the next midnight. */
const computeCutoff = (days: number, now: number): Date =>
  new Date(Math.floor(now / DAY_MS) * DAY_MS - days * DAY_MS);

/** Removes from a bucket what its rules end, as S3 does once a day. */
export function applyLifecycle(
  objects: ObjectStore,
  bucket: string,
  rules: readonly LifecycleRule[],
  now = Date.now(),
): void {
  for (const rule of rules) {
    const { Prefix = '', ExpirationInDays, NoncurrentVersionExpiration, ExpiredObjectDeleteMarker } = rule;
    if (ExpirationInDays) objects.expire(bucket, Prefix, computeCutoff(ExpirationInDays, now));
    if (NoncurrentVersionExpiration)
      objects.forget(bucket, Prefix, computeCutoff(NoncurrentVersionExpiration.NoncurrentDays, now));
    if (ExpiredObjectDeleteMarker) objects.removeLoneMarkers(bucket);
  }
}
