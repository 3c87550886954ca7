import { ApiError } from '../../errors/api-error.ts';
import {
  logIn,
  MINIMUM_MS,
  nameOf,
  normalizeEmail,
  type SessionPorts,
  type SignedIn,
  TELLING,
  understood,
} from './sessions.ts';

/** Mails a code for a new password where there is an account; the answer is the same for everybody. */
export async function forgotPassword(
  { identity, clock }: Pick<SessionPorts, 'identity' | 'clock'>,
  email: string,
): Promise<void> {
  const sent = identity.sendResetCode(normalizeEmail(email)).catch((error: unknown) => {
    if (!TELLING.includes(nameOf(error))) throw error;
  });
  await understood(Promise.all([sent, clock.pause(MINIMUM_MS)]));
}

/** Faults that only an address with an account, or only one without, can meet: all are a code that is not good. */
const NOT_GOOD: readonly string[] = [
  ...TELLING,
  'CodeMismatchException',
  'ExpiredCodeException',
  'NotAuthorizedException',
  'TooManyFailedAttemptsException',
];

/**
 * Sets a new password by the mailed code, ends every session that the old one began, and logs in. Refuses
 * with `wrong_code` whatever is wrong with code or address, so that it tells nobody who has an account.
 */
export async function resetPassword(
  ports: SessionPorts,
  { email, code, password }: { email: string; code: string; password: string },
): Promise<SignedIn> {
  const { identity, clock } = ports;
  const reset = identity.resetPassword(normalizeEmail(email), code, password).catch((error: unknown) => {
    throw NOT_GOOD.includes(nameOf(error)) ? new ApiError('wrong_code', { message: NOT_GOOD_WORDS }) : error;
  });
  await understood(Promise.all([reset, clock.pause(MINIMUM_MS)]));
  const { session } = await logIn(ports, { email, password });
  // A user pool lets sessions outlive their password; whoever forgot it may have had it stolen.
  await identity.revokeAll(session.access_token);
  return logIn(ports, { email, password });
}

const NOT_GOOD_WORDS = 'That code is not right, or its time is over. Ask for a new one.';
