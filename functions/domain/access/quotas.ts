import { Refused } from '../../errors/api-error.ts';
import type { Caller } from '../../ports/identity.ts';
import type { Ports } from '../../ports/ports.ts';
import type { Allowance } from '../../ports/quotas.ts';
import { span } from './describe-wait.ts';

export type Spending = Pick<Ports, 'quotas' | 'clock'>;

const HOUR = 3600;
const DAY = 24 * HOUR;

/** What costs us, and how much of it an account can have: far more than anybody's hands can ask for. */
export const QUOTAS = {
  documents: { of: 'documents', most: 300, seconds: DAY },
  // Each version is kept for 90 days: what bounds them is worth one more small write a save.
  saves: { of: 'saves', most: 3000, seconds: HOUR },
  publishes: { of: 'publishes', most: 100, seconds: HOUR },
  uploads: { of: 'uploads', most: 500, seconds: HOUR },
  checkouts: { of: 'checkouts', most: 30, seconds: HOUR },
  help: { of: 'help', most: 20, seconds: DAY },
} as const satisfies Record<string, Allowance>;

const most = (what: keyof typeof QUOTAS): string => QUOTAS[what].most.toLocaleString('en-US');

// Whether the work is safe elsewhere is known to whoever asked.
const WORDS: Record<keyof typeof QUOTAS, string> = {
  documents: `This account has made ${most('documents')} documents today, and that is the most.`,
  saves: `This account was saved to ${most('saves')} times in an hour, and that is the most.`,
  publishes: `This account has published ${most('publishes')} times in an hour, and that is the most.`,
  uploads: `This account has sent ${most('uploads')} images in an hour, and that is the most.`,
  checkouts: 'The page to pay on was asked for too many times.',
  help: `This account has asked for help ${most('help')} times today, and that is the most.`,
};

/**
 * Counts one more of it for the caller; refuses with `quota_reached` and when there is some again. What has a `name`
 * counts once, however often it is tried.
 */
export async function spend(
  { quotas, clock }: Spending,
  { id }: Caller,
  what: keyof typeof QUOTAS,
  name?: string,
): Promise<void> {
  const now = clock.now();
  const allowance = QUOTAS[what];
  if (await quotas.take(id, allowance, now, name)) return;
  const retryAfter = allowance.seconds - (Math.floor(now.getTime() / 1000) % allowance.seconds);
  const message = `${WORDS[what]} Try again in ${span(retryAfter)}.`;
  // What is said of a picture stands where its uploader looks for it.
  const problems = what === 'uploads' ? [{ where: 'image', message }] : [];
  throw new Refused('quota_reached', { message, problems, retryAfter });
}
