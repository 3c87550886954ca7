import type { Session } from '#shared/api/models.ts';
import type { RefusalCode } from '#shared/api/refusals.ts';
import { ApiError } from '../../errors/api-error.ts';
import { IdentityError, type IdentityErrorCode, isIdentityError } from '../../errors/identity-error.ts';
import type { Tokens } from '../../ports/identity.ts';
import type { Ports } from '../../ports/ports.ts';
import { describeWait } from '../access/describe-wait.ts';
import { ensureProfile } from './users.ts';

export type SessionPorts = Pick<Ports, 'identity' | 'users' | 'clock'>;

/** A session, with the refresh token, which goes into the cookie and nowhere else. */
export interface SignedIn {
  readonly session: Session;
  readonly refresh_token: string;
}

/** The API's error for each reason of the identity provider. */
const API_ERRORS: Readonly<Record<IdentityErrorCode, RefusalCode>> = {
  // Every call that may meet it answers as for a new address.
  email_taken: 'invalid',
  weak_password: 'weak_password',
  wrong_code: 'wrong_code',
  expired_code: 'expired_code',
  not_confirmed: 'not_confirmed',
  already_confirmed: 'wrong_password',
  wrong_password: 'wrong_password',
  two_step_required: 'two_step_required',
  password_reset_required: 'wrong_password',
  // An unknown address looks like a wrong password, so that nobody learns who has an account.
  unknown_user: 'wrong_password',
  session_ended: 'session_expired',
  locked: 'too_many_requests',
  limit_exceeded: 'too_many_requests',
  too_many_attempts: 'too_many_requests',
  throttled: 'too_many_requests',
  invalid_parameter: 'invalid',
  mail_failed: 'unavailable',
};

/**
 * Minimum duration of requests that mail a code. A known address costs a mail and takes longer; with this, an unknown
 * one takes as long.
 */
export const MINIMUM_MS = 400;

/**
 * Signs an address up and mails it a code. Answers the same, after the same time, for an address that has an account:
 * its owner is mailed a code that goes on with a sign-up, or one for a new password.
 */
export async function signUp(
  { identity, clock }: Pick<SessionPorts, 'identity' | 'clock'>,
  who: { email: string; password: string },
): Promise<void> {
  const email = normalizeEmail(who.email);
  const signedUp = identity.signUp(email, who.password).catch(async (error: unknown) => {
    if (!isIdentityError(error, 'email_taken')) throw error;
    const sent = [identity.resendCode(email), identity.sendResetCode(email)];
    await Promise.all(sent.map((mail) => mail.catch(ignoreRevealing)));
  });
  await translateErrors(Promise.all([signedUp, clock.pause(MINIMUM_MS)]));
}

/**
 * Confirms an address and logs in. A repeated confirmation only logs in. Throws `wrong_code` for an address that has an
 * account with another password, as for every other.
 */
export async function confirmSignUp(
  ports: SessionPorts,
  { email, code, password }: { email: string; code: string; password: string },
): Promise<SignedIn> {
  let isRepeated = false;
  await translateErrors(
    ports.identity.confirm(normalizeEmail(email), code).catch((error: unknown) => {
      if (isIdentityError(error, 'unknown_user')) throw new ApiError('wrong_code');
      // The log-in below checks the password, so that a repeated confirmation gives nobody a session.
      isRepeated = isIdentityError(error, 'already_confirmed');
      if (!isRepeated) throw error;
    }),
  );
  return logIn(ports, { email, password }).catch((error: unknown) => {
    const isAnothers = isRepeated && error instanceof ApiError && error.code === 'wrong_password';
    throw isAnothers ? new ApiError('wrong_code') : error;
  });
}

/** Mails another code. Answers the same, after the same time, for every address. */
export async function resendCode(
  { identity, clock }: Pick<SessionPorts, 'identity' | 'clock'>,
  email: string,
): Promise<void> {
  const sent = identity.resendCode(normalizeEmail(email)).catch(ignoreRevealing);
  await translateErrors(Promise.all([sent, clock.pause(MINIMUM_MS)]));
}

/** Codes that reveal whether an address has an account. */
export const REVEALING: readonly IdentityErrorCode[] = [
  'unknown_user',
  'invalid_parameter',
  'limit_exceeded',
];

/** Rethrows every error but those that reveal an account. */
export function ignoreRevealing(error: unknown): void {
  if (!isIdentityError(error, ...REVEALING)) throw error;
}

export async function logIn(
  { identity, users, clock }: SessionPorts,
  who: { email: string; password: string },
): Promise<SignedIn> {
  const { refresh_token, ...tokens } = await translateErrors(
    identity.logIn(normalizeEmail(who.email), who.password),
  );
  return { refresh_token, session: await toSession({ users, clock }, tokens) };
}

/** Returns a session with a new access token. Throws `session_expired` when the refresh token is no longer valid. */
export async function refreshSession(
  ports: SessionPorts,
  refreshToken: string | undefined,
): Promise<Session> {
  if (!refreshToken) throw new ApiError('not_signed_in');
  return toSession(ports, await refreshTokens(ports.identity, refreshToken));
}

const refreshTokens = (identity: SessionPorts['identity'], refreshToken: string): Promise<Tokens> =>
  translateErrors(identity.refresh(refreshToken));

/** Revokes the refresh token at the identity provider. */
export async function logOut(
  { identity }: Pick<SessionPorts, 'identity'>,
  refreshToken: string | undefined,
): Promise<void> {
  if (!refreshToken) return;
  await identity.revoke(refreshToken);
}

/** Ends the user's sessions on every device. Throws when their own session is no longer valid. */
export async function logOutEverywhere(
  { identity }: Pick<SessionPorts, 'identity'>,
  refreshToken: string | undefined,
): Promise<void> {
  if (!refreshToken) throw new ApiError('not_signed_in');
  const { access_token } = await refreshTokens(identity, refreshToken);
  await identity.revokeAll(access_token);
}

async function toSession(
  { users, clock }: Pick<SessionPorts, 'users' | 'clock'>,
  { access_token, expires_in, account }: Tokens,
): Promise<Session> {
  return {
    access_token,
    expires_at: new Date(clock.now().getTime() + expires_in * 1000).toISOString(),
    user: await ensureProfile(users, account),
  };
}

/** Rethrows the errors of the identity provider as errors of the API, and every other error as it is. */
export async function translateErrors<T>(call: Promise<T>): Promise<T> {
  try {
    return await call;
  } catch (error) {
    if (!(error instanceof IdentityError)) throw error;
    const code = API_ERRORS[error.code];
    throw code === 'too_many_requests' ? createLimitError(error.code) : new ApiError(code);
  }
}

/** The limits that the provider counts by the hour. It never says how much of an hour is left. */
const HOURLY: readonly IdentityErrorCode[] = ['limit_exceeded', 'too_many_attempts'];

function createLimitError(code: IdentityErrorCode): ApiError {
  const retryAfter = HOURLY.includes(code) ? 3600 : 60;
  const message = `Too many tries. Please wait ${describeWait(retryAfter)}, then try again.`;
  return new ApiError('too_many_requests', { message, retryAfter });
}

export const normalizeEmail = (email: string): string => email.trim().toLowerCase();
