import { AwsError } from '../aws/aws-error.ts';
import type { Mailbox } from './mailbox.ts';
import { createCode, type PoolUser, type Users } from './users.ts';

/** The use that a mailed code is valid for. */
type Purpose = 'confirm' | 'reset';

/** Six-digit codes sent by mail, one valid code per user at a time. */
export interface Codes {
  /** Mails a new code and saves it with the user. Throws LimitExceededException after five mails in an hour. */
  send(user: PoolUser, purpose: Purpose): void;
  /**
   * Returns the user without the used code, not saved yet. Throws for a wrong or expired code and after too many tries.
   */
  redeem(user: PoolUser | undefined, purpose: Purpose, value: string): PoolUser;
}

const HOUR_MS = 3_600_000;
const VALIDITY_MS: Record<Purpose, number> = { confirm: 24 * HOUR_MS, reset: HOUR_MS };
const SUBJECT: Record<Purpose, string> = {
  confirm: 'Confirm your e-mail address',
  reset: 'Choose a new password',
};
const MAX_MAILS_PER_HOUR = 5;
const MAX_MISSES = 5;

export function createCodes(users: Users, mailbox: Mailbox, now: () => number): Codes {
  return {
    send(user, purpose) {
      const recent = user.mailed_at.filter((at) => now() - at < HOUR_MS);
      if (recent.length >= MAX_MAILS_PER_HOUR) throw createLimitError();
      const code = createCode();
      users.save({
        ...user,
        code: { for: purpose, value: code, until: now() + VALIDITY_MS[purpose], misses: 0 },
        mailed_at: [...recent, now()],
      });
      mailbox.deliver({ to: user.email, subject: SUBJECT[purpose], text: `Your code is ${code}.`, code });
    },
    redeem(user, purpose, value) {
      const code = user?.code;
      if (!user || code?.for !== purpose || code.until < now())
        throw new AwsError('ExpiredCodeException', 'Invalid code provided, please request a code again.');
      if (code.misses >= MAX_MISSES) throw createLimitError();
      if (code.value === value) return { ...user, code: null };
      users.save({ ...user, code: { ...code, misses: code.misses + 1 } });
      throw new AwsError('CodeMismatchException', 'Invalid verification code provided, please try again.');
    },
  };
}

const createLimitError = () =>
  new AwsError('LimitExceededException', 'Attempt limit exceeded, please try after some time.');
