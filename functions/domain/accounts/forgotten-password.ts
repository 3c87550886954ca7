import { ApiError } from '../../errors/api-error.ts';
import { type IdentityErrorCode, isIdentityError } from '../../errors/identity-error.ts';
import type { Ports } from '../../ports/ports.ts';
import { tellOwner } from './notices.ts';
import {
  ignoreRevealing,
  logIn,
  MINIMUM_MS,
  normalizeEmail,
  REVEALING,
  type SessionPorts,
  type SignedIn,
  translateErrors,
} from './sessions.ts';

/** Mails a code for a new password. Answers the same, after the same time, for every address. */
export async function forgotPassword(
  { identity, clock }: Pick<SessionPorts, 'identity' | 'clock'>,
  email: string,
): Promise<void> {
  const sent = identity.sendResetCode(normalizeEmail(email)).catch(ignoreRevealing);
  await translateErrors(Promise.all([sent, clock.pause(MINIMUM_MS)]));
}

/** Codes that reveal whether an address has an account. All of them become `wrong_code`. */
const REVEALING_RESET: readonly IdentityErrorCode[] = [
  ...REVEALING,
  'wrong_code',
  'expired_code',
  'wrong_password',
  'locked',
  'too_many_attempts',
];

const WRONG_CODE = 'That code is not right, or its time is over. Ask for a new one.';

/**
 * Sets a new password by the mailed code, ends every session of the old one and a change of address that waits, and logs in. Throws `wrong_code`
 * whatever is wrong with code or address, so that it reveals no account, and `two_step_required` when the password is
 * set and a code of the authenticator app is left to type.
 */
export async function resetPassword(
  ports: SessionPorts & Pick<Ports, 'accounts' | 'sessions' | 'emailChanges' | 'mails' | 'monitor'>,
  { email, code, password }: { email: string; code: string; password: string },
): Promise<SignedIn> {
  const { identity, clock } = ports;
  const reset = identity.resetPassword(normalizeEmail(email), code, password).catch((error: unknown) => {
    throw isIdentityError(error, ...REVEALING_RESET)
      ? new ApiError('wrong_code', { message: WRONG_CODE })
      : error;
  });
  await translateErrors(Promise.all([reset, clock.pause(MINIMUM_MS)]));
  // A user pool keeps sessions when a password changes, and the forgotten password may have been stolen.
  const { id } = await ports.accounts.find(normalizeEmail(email));
  await ports.accounts.signOut(id);
  await ports.sessions.endAll(id, clock.now().toISOString());
  // Somebody who had the old password may have asked for another address, whose code would still be good.
  await ports.emailChanges.finish(id);
  await tellOwner(ports, normalizeEmail(email), {
    subject: 'You have a new password',
    text: 'Your Handout account has a new password, and every other device is logged out.',
  });
  return logIn(ports, { email, password });
}
