import { ApiError } from '../../errors/api-error.ts';
import type { Ports } from '../../ports/ports.ts';

/** Result of an attempt whose conditional write lost to another write. */
export const CONFLICT = Symbol('conflict');

const MAX_ATTEMPTS = 20;
const FIRST_PAUSE_MS = 10;
const MAX_PAUSE_MS = 200;

/**
 * Repeats a read and a conditional write until the write wins, with random pauses that double. Throws `unavailable`
 * after 20 attempts.
 */
export async function retryOnConflict<T>(
  { clock }: Pick<Ports, 'clock'>,
  attempt: () => Promise<T | typeof CONFLICT>,
): Promise<T> {
  for (let count = 0; count < MAX_ATTEMPTS; count += 1) {
    if (count > 0) await clock.pause(Math.random() * Math.min(FIRST_PAUSE_MS * 2 ** count, MAX_PAUSE_MS));
    const result = await attempt();
    if (result !== CONFLICT) return result;
  }
  throw new ApiError('unavailable');
}
