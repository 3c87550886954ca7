import { AwsError } from '../aws/aws-error.ts';
import type { Mailbox } from './mailbox.ts';
import { newCode, type People, type Person } from './users.ts';

/** What a mailed code is good for. */
type Purpose = 'confirm' | 'reset';

/** Codes by mail, six digits each, one at a time for a person. */
export interface Codes {
  /** Mails a new code and keeps the person with it; LimitExceededException past five an hour. */
  mail(person: Person, purpose: Purpose): void;
  /** The person without the used code, not kept yet; refuses a wrong, old or much guessed code. */
  check(person: Person | undefined, purpose: Purpose, value: string): Person;
}

const HOUR_MS = 3_600_000;
const GOOD_FOR_MS: Record<Purpose, number> = { confirm: 24 * HOUR_MS, reset: HOUR_MS };
const SUBJECT: Record<Purpose, string> = {
  confirm: 'Confirm your e-mail address',
  reset: 'Choose a new password',
};
const MOST_MAILS_AN_HOUR = 5;
const MOST_MISSES = 5;

export function codesOf(people: People, mailbox: Mailbox, now: () => number): Codes {
  return {
    mail(person, purpose) {
      const recent = person.mailed_at.filter((at) => now() - at < HOUR_MS);
      if (recent.length >= MOST_MAILS_AN_HOUR) throw tooMany();
      const code = newCode();
      people.keep({
        ...person,
        code: { for: purpose, value: code, until: now() + GOOD_FOR_MS[purpose], misses: 0 },
        mailed_at: [...recent, now()],
      });
      mailbox.deliver({ to: person.email, subject: SUBJECT[purpose], text: `Your code is ${code}.`, code });
    },
    check(person, purpose, value) {
      const code = person?.code;
      if (!person || code?.for !== purpose || code.until < now())
        throw new AwsError('ExpiredCodeException', 'Invalid code provided, please request a code again.');
      if (code.misses >= MOST_MISSES) throw tooMany();
      if (code.value === value) return { ...person, code: null };
      people.keep({ ...person, code: { ...code, misses: code.misses + 1 } });
      throw new AwsError('CodeMismatchException', 'Invalid verification code provided, please try again.');
    },
  };
}

const tooMany = () =>
  new AwsError('LimitExceededException', 'Attempt limit exceeded, please try after some time.');
