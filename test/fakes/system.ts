import { createHash } from 'node:crypto';
import type { Clock, Ids } from '#functions/ports/system.ts';

const START = Date.parse('2026-03-01T10:00:00.000Z');

/** A clock that stands still until a test, or a pause, advances it. */
export function createClock(): { clock: Clock; advanceClock(milliseconds: number): void } {
  let now = START;
  const advanceClock = (milliseconds: number) => {
    now += milliseconds;
  };
  const pause = async (milliseconds: number) => advanceClock(milliseconds);
  return { advanceClock, clock: { now: () => new Date(now), pause } };
}

/** Ids that are the same in every run: "random-1", "random-2". */
export function createIds(): Ids {
  let count = 0;
  return {
    generate() {
      count += 1;
      return `random-${count}`;
    },
    derive: (...parts) => createHash('sha256').update(JSON.stringify(parts)).digest('base64url').slice(0, 22),
  };
}
