import { createHash } from 'node:crypto';
import { ApiError } from '../../errors/api-error.ts';
import type { Ports } from '../../ports/ports.ts';
import type { Quota } from '../../ports/quotas.ts';
import { describeWait } from './describe-wait.ts';

export type TryPorts = Pick<Ports, 'tries' | 'knownBrowsers' | 'clock'>;

/**
 * The one who tries: the account by its e-mail address, which need not exist, and the network that the request
 * comes from.
 */
export interface Visitor {
  readonly email: string;
  readonly network: string;
  /** The browser by its cookie. One on which the account was signed in has tries of its own, which no stranger uses up. */
  readonly browser?: string;
  /** The account, where its owner is signed in and proves it once more: these tries are no stranger's either. */
  readonly owner?: string;
}

interface Limits {
  /** Tries for one account, of all strangers together. */
  readonly strangers: Quota;
  /** Tries for one account, of each browser that it knows, and of its signed-in owner. */
  readonly own: Quota;
  /** Tries from one network, for whichever accounts. A school, often a whole district, is one network. */
  readonly network: Quota;
}

const HOUR = 3600;
const perHour = (name: string, own: number, network: number, strangers = own): Limits => ({
  strangers: { name, limit: strangers, windowSeconds: HOUR },
  own: { name, limit: own, windowSeconds: HOUR },
  network: { name, limit: network, windowSeconds: HOUR },
});

/**
 * Limits of what a stranger can try. They count for unknown addresses too, so that they tell nobody who has an account;
 * the user pool's own locks, which differ, come after them.
 */
export const TRIES = {
  /** Passwords. 2,000 people of one school log in within an hour, and some of them twice. */
  passwords: perHour('passwords', 20, 2500),
  /** Codes of six digits that confirm a sign-up: ten an hour guess one in 100,000. */
  codes: perHour('codes', 10, 500),
  /** Codes for a new password. The user pool takes five for each, of which strangers must leave one to the owner. */
  resetCodes: perHour('reset-codes', 10, 500, 4),
  /**
   * Codes of an authenticator app and recovery codes, counted once the password was right: a stranger cannot use up the
   * owner's. Three codes of six digits are good at a time: ten an hour guess three in 100,000.
   */
  secondSteps: perHour('second-steps', 10, 500),
  /** Codes that were mailed to a new address. */
  addressCodes: perHour('address-codes', 10, 500),
  /** Mails with a code. */
  mails: perHour('mails', 8, 500),
  /** Mails with a code for a new password. The user pool sends five an hour, of which strangers must leave some. */
  resetMails: perHour('reset-mails', 8, 500, 3),
} as const satisfies Record<string, Limits>;

/**
 * Counts one try before it is made, so that tries at the same time count too. Throws `too_many_requests` with the time
 * until the next one. A network at its limit uses up no account's tries.
 */
export async function countTry(ports: TryPorts, what: keyof typeof TRIES, visitor: Visitor): Promise<void> {
  const now = ports.clock.now();
  const { strangers, own, network } = TRIES[what];
  if (!(await ports.tries.consume(`network#${visitor.network}`, network, now)))
    throw createLimitError('Too many tries from this network.', network, now);
  const known = await nameKnown(ports, visitor);
  const trier = known ?? `account#${hash(toName(visitor.email))}`;
  const limit = known ? own : strangers;
  if (!(await ports.tries.consume(trier, limit, now)))
    throw createLimitError('Too many tries for this account.', limit, now);
}

/** Names who tries, where it is no stranger. A stranger has no cookie that the account knows, and cannot make one up. */
async function nameKnown(
  { knownBrowsers }: TryPorts,
  { email, browser, owner }: Visitor,
): Promise<string | null> {
  if (owner !== undefined) return `owner#${owner}`;
  if (browser === undefined) return null;
  const mark = markBrowser(email, browser);
  return (await knownBrowsers.has(mark)) ? `browser#${mark}` : null;
}

/** Returns the mark of a browser on which an account was signed in. It tells nobody which account or browser that is. */
export const markBrowser = (email: string, browser: string): string => hash(`${toName(email)}/${browser}`);

/** What anybody may do without an account, by the network that it comes from. */
export const VISITS = {
  help: { name: 'help', limit: 20, windowSeconds: HOUR },
} as const satisfies Record<string, Quota>;

/** Counts what somebody without an account does. Throws `too_many_requests` with the time until the next one. */
export async function countVisit(
  { tries, clock }: Pick<Ports, 'tries' | 'clock'>,
  what: keyof typeof VISITS,
  network: string,
): Promise<void> {
  const now = clock.now();
  if (!(await tries.consume(`network#${network}`, VISITS[what], now)))
    throw createLimitError('Too many requests from this network.', VISITS[what], now);
}

/** Hashes what is in a key, so that a row tells nobody who has an account, or who was mistaken for somebody with one. */
const hash = (text: string): string => createHash('sha256').update(text).digest('base64url');
const toName = (email: string): string => email.trim().toLowerCase();

function createLimitError(message: string, { windowSeconds }: Quota, now: Date): ApiError {
  const retryAfter = windowSeconds - (Math.floor(now.getTime() / 1000) % windowSeconds);
  return new ApiError('too_many_requests', {
    message: `${message} Please wait ${describeWait(retryAfter)}, then try again.`,
    retryAfter,
  });
}
