import { ApiError } from '../../errors/api-error.ts';
import type { Caller } from '../../ports/identity.ts';
import type { Ports } from '../../ports/ports.ts';
import type { Quota, Use } from '../../ports/quotas.ts';
import { describeWait } from './describe-wait.ts';

export type QuotaPorts = Pick<Ports, 'quotas' | 'clock'>;

const HOUR = 3600;
const DAY = 24 * HOUR;
// A month's cost is what counts: a week before school begins, or a day on which a bank comes along, is no fault.
const WEEK = 7 * DAY;

const MB = 1_000_000;

/**
 * Limits for requests that cost money. They are far above what a user does by hand; `docs/operations/scale.md` says what an account
 * costs that reaches them every day. Bytes are those that are stored, packed.
 */
export const QUOTAS = {
  // The canary makes one every ten minutes: 1,008.
  documents: { name: 'documents', limit: 1020, bytes: 60 * MB, windowSeconds: WEEK },
  // Each save stores a version; this limit costs one more small write per save. Forty hours of typing are 7,200 saves.
  saves: { name: 'saves', limit: 8000, bytes: 300 * MB, windowSeconds: WEEK },
  // What is published stays for good.
  publishes: { name: 'publishes', limit: 40, bytes: 5 * MB, windowSeconds: DAY },
  keeps: { name: 'keeps', limit: 1000, bytes: 10 * MB, windowSeconds: WEEK },
  // Those that are never completed count, too: they lie in the bucket for a day.
  uploads: { name: 'uploads', limit: 500, bytes: 1_000 * MB, windowSeconds: WEEK },
  // One that is refused may be sent again; each takes the cleaner's time.
  completions: { name: 'completions', limit: 550, windowSeconds: WEEK },
  checkouts: { name: 'checkouts', limit: 30, windowSeconds: HOUR },
  help: { name: 'help', limit: 20, windowSeconds: DAY },
} as const satisfies Record<string, Quota>;

/** Whoever pays may publish so many times as much: the canary does so every ten minutes. */
export const PREMIUM_TIMES = 5;

const multiply = ({ bytes, ...quota }: Quota, times: number): Quota => ({
  ...quota,
  limit: quota.limit * times,
  ...(bytes !== undefined && { bytes: bytes * times }),
});

// The sentences do not say that work is safe; the editor adds that where it is.
const MESSAGES: Record<keyof typeof QUOTAS, (limit: string, most: string) => string> = {
  documents: (limit, most) =>
    `This account has made ${limit} documents within a week, or ${most} of them, and that is the most.`,
  saves: (limit, most) =>
    `This account was saved to ${limit} times within a week, or ${most}, and that is the most.`,
  publishes: (limit, most) =>
    `This account has published ${limit} times today, or ${most}, and that is the most.`,
  keeps: (limit, most) =>
    `This account has changed its bank ${limit} times within a week, or by ${most}, and that is the most.`,
  uploads: (limit, most) =>
    `This account has sent ${limit} images within a week, or ${most}, and that is the most.`,
  completions: (limit) => `This account has had ${limit} images checked within a week, and that is the most.`,
  checkouts: () => 'The page to pay on was asked for too many times.',
  help: (limit) => `This account has asked for help ${limit} times today, and that is the most.`,
};

const describeQuota = (what: keyof typeof QUOTAS, { limit, bytes = 0 }: Quota): string =>
  MESSAGES[what](limit.toLocaleString('en-US'), `${(bytes / MB).toFixed(0)} MB`);

const IMAGE_QUOTAS: readonly (keyof typeof QUOTAS)[] = ['uploads', 'completions'];

/**
 * Counts one use, and the bytes that it stores, for the caller. Throws `quota_reached` with the time until the next window. A
 * use with a `name` counts once, however often it is repeated. The caller may have `times` as much as a free account.
 */
export async function consumeQuota(
  { quotas, clock }: QuotaPorts,
  { id }: Caller,
  what: keyof typeof QUOTAS,
  use: Use = {},
  times = 1,
): Promise<void> {
  const now = clock.now();
  const quota = multiply(QUOTAS[what], times);
  if (await quotas.consume(id, quota, now, use)) return;
  const retryAfter = quota.windowSeconds - (Math.floor(now.getTime() / 1000) % quota.windowSeconds);
  const message = `${describeQuota(what, quota)} Try again in ${describeWait(retryAfter)}.`;
  // The uploader looks for messages about its picture under `image`.
  const problems = IMAGE_QUOTAS.includes(what) ? [{ where: 'image', message }] : [];
  throw new ApiError('quota_reached', { message, problems, retryAfter });
}
