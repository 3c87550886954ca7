import { ApiError } from '../../errors/api-error.ts';
import type { Caller } from '../../ports/identity.ts';
import type { Ports } from '../../ports/ports.ts';
import type { Quota, Use } from '../../ports/quotas.ts';
import { describeWait } from './describe-wait.ts';

export type QuotaPorts = Pick<Ports, 'quotas' | 'clock'>;

const HOUR = 3600;
const DAY = 24 * HOUR;

const MB = 1_000_000;

/**
 * Limits for requests that cost money. They are far above what a user does by hand; `docs/operations/scale.md` says what an account
 * costs that reaches them every day. Bytes are those that are stored, packed.
 */
export const QUOTAS = {
  documents: { name: 'documents', limit: 200, bytes: 20 * MB, windowSeconds: DAY },
  // Each save stores a version; this limit costs one more small write per save. Eight hours of typing are 1,500 saves.
  saves: { name: 'saves', limit: 1600, bytes: 60 * MB, windowSeconds: DAY },
  // What is published stays for good.
  publishes: { name: 'publishes', limit: 40, bytes: 5 * MB, windowSeconds: DAY },
  keeps: { name: 'keeps', limit: 1000, bytes: 20 * MB, windowSeconds: DAY },
  // Those that are never completed count, too: they lie in the bucket for a day.
  uploads: { name: 'uploads', limit: 500, bytes: 500 * MB, windowSeconds: DAY },
  completions: { name: 'completions', limit: 1000, windowSeconds: DAY },
  checkouts: { name: 'checkouts', limit: 30, windowSeconds: HOUR },
  help: { name: 'help', limit: 20, windowSeconds: DAY },
} as const satisfies Record<string, Quota>;

const formatLimit = (what: keyof typeof QUOTAS): string => QUOTAS[what].limit.toLocaleString('en-US');

const formatMost = (what: keyof typeof QUOTAS): string =>
  `${(((QUOTAS[what] as Quota).bytes ?? 0) / MB).toFixed(0)} MB`;

// The sentences do not say that work is safe; the editor adds that where it is.
const MESSAGES: Record<keyof typeof QUOTAS, string> = {
  documents: `This account has made ${formatLimit('documents')} documents today, or ${formatMost('documents')} of them, and that is the most.`,
  saves: `This account was saved to ${formatLimit('saves')} times today, or ${formatMost('saves')}, and that is the most.`,
  publishes: `This account has published ${formatLimit('publishes')} times today, or ${formatMost('publishes')}, and that is the most.`,
  keeps: `This account has changed its bank ${formatLimit('keeps')} times today, or by ${formatMost('keeps')}, and that is the most.`,
  uploads: `This account has sent ${formatLimit('uploads')} images today, or ${formatMost('uploads')}, and that is the most.`,
  completions: `This account has had ${formatLimit('completions')} images checked today, and that is the most.`,
  checkouts: 'The page to pay on was asked for too many times.',
  help: `This account has asked for help ${formatLimit('help')} times today, and that is the most.`,
};

const IMAGE_QUOTAS: readonly (keyof typeof QUOTAS)[] = ['uploads', 'completions'];

/**
 * Counts one use, and the bytes that it stores, for the caller. Throws `quota_reached` with the time until the next window. A
 * use with a `name` counts once, however often it is repeated.
 */
export async function consumeQuota(
  { quotas, clock }: QuotaPorts,
  { id }: Caller,
  what: keyof typeof QUOTAS,
  use: Use = {},
): Promise<void> {
  const now = clock.now();
  const quota = QUOTAS[what];
  if (await quotas.consume(id, quota, now, use)) return;
  const retryAfter = quota.windowSeconds - (Math.floor(now.getTime() / 1000) % quota.windowSeconds);
  const message = `${MESSAGES[what]} Try again in ${describeWait(retryAfter)}.`;
  // The uploader looks for messages about its picture under `image`.
  const problems = IMAGE_QUOTAS.includes(what) ? [{ where: 'image', message }] : [];
  throw new ApiError('quota_reached', { message, problems, retryAfter });
}
