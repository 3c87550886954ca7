import { ApiError } from '../../errors/api-error.ts';
import type { Caller } from '../../ports/identity.ts';
import type { Ports } from '../../ports/ports.ts';
import type { Quota } from '../../ports/quotas.ts';
import { describeWait } from './describe-wait.ts';

export type QuotaPorts = Pick<Ports, 'quotas' | 'clock'>;

const HOUR = 3600;
const DAY = 24 * HOUR;

/** Limits for requests that cost money. They are far above what a user does by hand. */
export const QUOTAS = {
  documents: { name: 'documents', limit: 300, windowSeconds: DAY },
  // Each save stores a version for 90 days; this limit costs one more small write per save.
  saves: { name: 'saves', limit: 3000, windowSeconds: HOUR },
  publishes: { name: 'publishes', limit: 100, windowSeconds: HOUR },
  keeps: { name: 'keeps', limit: 1000, windowSeconds: HOUR },
  uploads: { name: 'uploads', limit: 500, windowSeconds: HOUR },
  completions: { name: 'completions', limit: 1000, windowSeconds: HOUR },
  checkouts: { name: 'checkouts', limit: 30, windowSeconds: HOUR },
  help: { name: 'help', limit: 20, windowSeconds: DAY },
} as const satisfies Record<string, Quota>;

const formatLimit = (what: keyof typeof QUOTAS): string => QUOTAS[what].limit.toLocaleString('en-US');

// The sentences do not say that work is safe; the editor adds that where it is.
const MESSAGES: Record<keyof typeof QUOTAS, string> = {
  documents: `This account has made ${formatLimit('documents')} documents today, and that is the most.`,
  saves: `This account was saved to ${formatLimit('saves')} times in an hour, and that is the most.`,
  publishes: `This account has published ${formatLimit('publishes')} times in an hour, and that is the most.`,
  keeps: `This account has changed its bank ${formatLimit('keeps')} times in an hour, and that is the most.`,
  uploads: `This account has sent ${formatLimit('uploads')} images in an hour, and that is the most.`,
  completions: `This account has had ${formatLimit('completions')} images checked in an hour, and that is the most.`,
  checkouts: 'The page to pay on was asked for too many times.',
  help: `This account has asked for help ${formatLimit('help')} times today, and that is the most.`,
};

const IMAGE_QUOTAS: readonly (keyof typeof QUOTAS)[] = ['uploads', 'completions'];

/**
 * Counts one use for the caller. Throws `quota_reached` with the time until the next window. A use with a
 * `name` counts once, however often it is repeated.
 */
export async function consumeQuota(
  { quotas, clock }: QuotaPorts,
  { id }: Caller,
  what: keyof typeof QUOTAS,
  name?: string,
): Promise<void> {
  const now = clock.now();
  const quota = QUOTAS[what];
  if (await quotas.consume(id, quota, now, name)) return;
  const retryAfter = quota.windowSeconds - (Math.floor(now.getTime() / 1000) % quota.windowSeconds);
  const message = `${MESSAGES[what]} Try again in ${describeWait(retryAfter)}.`;
  // The uploader looks for messages about its picture under `image`.
  const problems = IMAGE_QUOTAS.includes(what) ? [{ where: 'image', message }] : [];
  throw new ApiError('quota_reached', { message, problems, retryAfter });
}
