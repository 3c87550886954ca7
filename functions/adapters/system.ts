import { createHash, randomBytes } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Clock, Ids } from '../ports/system.ts';

export const clock: Clock = {
  now: () => new Date(),
  pause: (milliseconds) => wait(milliseconds),
};

/** Characters of base64url, 132 bits. */
const LENGTH = 22;

export const ids: Ids = {
  generate: () => randomBytes(24).toString('base64url').slice(0, LENGTH),
  derive: (...parts) =>
    createHash('sha256').update(JSON.stringify(parts)).digest('base64url').slice(0, LENGTH),
};
