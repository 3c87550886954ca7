import { createHash } from 'node:crypto';
import type { Session } from '#shared/api/models.ts';
import type { RefusalCode } from '#shared/api/refusals.ts';
import { ApiError } from '../../errors/api-error.ts';
import { IdentityError, type IdentityErrorCode, isIdentityError } from '../../errors/identity-error.ts';
import type { Tokens } from '../../ports/identity.ts';
import type { Ports } from '../../ports/ports.ts';
import { describeWait } from '../access/describe-wait.ts';
import { ensureProfile } from './users.ts';

export type SessionPorts = Pick<Ports, 'identity' | 'users' | 'clock'>;

/** An account, and what proves that it is theirs who signs in. */
export interface Credentials {
  readonly email: string;
  readonly password: string;
  /** Six digits of the authenticator app. */
  readonly code?: string | undefined;
}

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
  { email, password, code }: Credentials,
): Promise<SignedIn> {
  const { refresh_token, ...tokens } = await translateErrors(
    identity.logIn(normalizeEmail(email), password, code),
  );
  return { refresh_token, session: await toSession({ users, clock }, tokens, refresh_token) };
}

/**
 * Returns a session with a new access token. Throws `session_expired` when the refresh token is no longer valid, or its
 * session was ended from another device.
 */
export async function refreshSession(
  ports: SessionPorts & Pick<Ports, 'sessions'>,
  refreshToken: string | undefined,
  device: string,
): Promise<Session> {
  if (!refreshToken) throw new ApiError('not_signed_in');
  const tokens = await refreshTokens(ports.identity, refreshToken);
  const seen = { id: toSessionId(refreshToken), device, seen_at: ports.clock.now().toISOString() };
  if (!(await ports.sessions.goOn(tokens.account.id, seen))) {
    await ports.identity.revoke(refreshToken);
    throw new ApiError('session_expired');
  }
  return toSession(ports, tokens, refreshToken);
}

/** Returns the id by which a session is listed. It says nothing of the token and opens nothing. */
export const toSessionId = (refreshToken: string): string =>
  createHash('sha256').update(refreshToken).digest('base64url').slice(0, 22);

const refreshTokens = (identity: SessionPorts['identity'], refreshToken: string): Promise<Tokens> =>
  translateErrors(identity.refresh(refreshToken));

/** Revokes the refresh token at the identity provider, and takes its session from the list. */
export async function logOut(
  { identity, sessions, clock }: Pick<Ports, 'identity' | 'sessions' | 'clock'>,
  refreshToken: string | undefined,
): Promise<void> {
  if (!refreshToken) return;
  // A session that has ended already is in no list.
  const tokens = await identity.refresh(refreshToken).catch(ignoreRefusal);
  await identity.revoke(refreshToken);
  if (tokens) await sessions.end(tokens.account.id, toSessionId(refreshToken), clock.now().toISOString());
}

function ignoreRefusal(error: unknown): undefined {
  if (!(error instanceof IdentityError)) throw error;
}

/** Ends the user's sessions on every device. Throws when their own session is no longer valid. */
export async function logOutEverywhere(
  { identity, sessions, clock }: Pick<Ports, 'identity' | 'sessions' | 'clock'>,
  refreshToken: string | undefined,
): Promise<void> {
  if (!refreshToken) throw new ApiError('not_signed_in');
  const { access_token, account } = await refreshTokens(identity, refreshToken);
  await identity.revokeAll(access_token);
  await sessions.endAll(account.id, clock.now().toISOString());
}

async function toSession(
  { users, clock }: Pick<SessionPorts, 'users' | 'clock'>,
  { access_token, expires_in, account }: Tokens,
  refreshToken: string,
): Promise<Session> {
  return {
    id: toSessionId(refreshToken),
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
