import { ApiError } from '../../errors/api-error.ts';
import type { Ports } from '../../ports/ports.ts';
import type { Quota } from '../../ports/quotas.ts';
import { describeWait } from './describe-wait.ts';
import { PREMIUM_TIMES } from './quotas.ts';

const WEEK = 7 * 24 * 3600;
const MB = 1_000_000;

/**
 * How many seconds the PDFs of a free account may take in a week, and how many bytes they may have. Time is what a document that prints
 * slowly costs, however few of them there are. A week, because the cost is one of a month: a day of many large documents
 * is no fault.
 */
export const RENDER_QUOTA = {
  ...{ name: 'renders', limit: 900, bytes: 1_000 * MB, windowSeconds: WEEK },
} as const satisfies Quota;

/** Returns what an account may print in a week. */
export const getRenderQuota = (isPremium: boolean): Required<Quota> => {
  const times = isPremium ? PREMIUM_TIMES : 1;
  return { ...RENDER_QUOTA, limit: RENDER_QUOTA.limit * times, bytes: RENDER_QUOTA.bytes * times };
};

/** Says that an account has printed as much as it may, and when it may again. */
export function describeRenderQuota({ limit, bytes, windowSeconds }: Required<Quota>, now: Date) {
  const retryAfter = windowSeconds - (Math.floor(now.getTime() / 1000) % windowSeconds);
  const most = `${limit / 60} minutes, or have ${(bytes / MB).toLocaleString('en-US')} MB`;
  return {
    message: `The PDFs of this account took ${most}, within a week, and that is the most. Try again in ${describeWait(retryAfter)}.`,
    retryAfter,
  };
}

/** Throws `quota_reached` where an account has printed as much in this week as it may. */
export async function checkRenderQuota(
  { renderMeter, clock }: Pick<Ports, 'renderMeter' | 'clock'>,
  owner: string,
  isPremium: boolean,
): Promise<void> {
  const now = clock.now();
  const quota = getRenderQuota(isPremium);
  if (await renderMeter.isReached(owner, quota, now))
    throw new ApiError('quota_reached', describeRenderQuota(quota, now));
}
