import { createHash } from 'node:crypto';
import { ApiError } from '../../errors/api-error.ts';
import type { Ports } from '../../ports/ports.ts';
import type { Quota } from '../../ports/quotas.ts';
import { describeWait } from './describe-wait.ts';

export type TryPorts = Pick<Ports, 'tries' | 'clock'>;

/**
 * The one who tries: the account by its e-mail address, which need not exist, and the network that the request
 * comes from.
 */
export interface Visitor {
  readonly email: string;
  readonly network: string;
}

interface Limits {
  /** Tries for one account, from wherever they come. */
  readonly account: Quota;
  /** Tries from one network, for whichever accounts. A school, often a whole district, is one network. */
  readonly network: Quota;
}

const HOUR = 3600;
const perHour = (name: string, account: number, network: number): Limits => ({
  account: { name, limit: account, windowSeconds: HOUR },
  network: { name, limit: network, windowSeconds: HOUR },
});

/**
 * Limits of what a stranger can try. They count for unknown addresses too, so that they tell nobody who has an account;
 * the user pool's own locks, which differ, come after them.
 */
export const TRIES = {
  /** Passwords. 2,000 people of one school log in within an hour, and some of them twice. */
  passwords: perHour('passwords', 20, 2500),
  /** Codes of six digits: ten an hour guess one in 100,000. */
  codes: perHour('codes', 10, 500),
  /**
   * Codes of an authenticator app and recovery codes, counted once the password was right: a stranger cannot use up the
   * owner's. Three codes of six digits are good at a time: ten an hour guess three in 100,000.
   */
  secondSteps: perHour('second-steps', 10, 500),
  /** Codes that were mailed to a new address. */
  addressCodes: perHour('address-codes', 10, 500),
  /** Mails with a code. */
  mails: perHour('mails', 8, 500),
} as const satisfies Record<string, Limits>;

/**
 * Counts one try before it is made, so that tries at the same time count too. Throws `too_many_requests` with the time
 * until the next one. A network at its limit uses up no account's tries.
 */
export async function countTry(
  { tries, clock }: TryPorts,
  what: keyof typeof TRIES,
  { email, network }: Visitor,
): Promise<void> {
  const now = clock.now();
  const { account, network: ofNetwork } = TRIES[what];
  if (!(await tries.consume(`network#${network}`, ofNetwork, now)))
    throw createLimitError('Too many tries from this network.', ofNetwork, now);
  if (!(await tries.consume(`account#${hashEmail(email)}`, account, now)))
    throw createLimitError('Too many tries for this account.', account, now);
}

/** Hashes an address, so that a row tells nobody who has an account, or who was mistaken for somebody with one. */
const hashEmail = (email: string): string =>
  createHash('sha256').update(email.trim().toLowerCase()).digest('base64url');

function createLimitError(message: string, { windowSeconds }: Quota, now: Date): ApiError {
  const retryAfter = windowSeconds - (Math.floor(now.getTime() / 1000) % windowSeconds);
  return new ApiError('too_many_requests', {
    message: `${message} Please wait ${describeWait(retryAfter)}, then try again.`,
    retryAfter,
  });
}
