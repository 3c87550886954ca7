import type { Session } from '#shared/api/models.ts';
import type { RefusalCode } from '#shared/api/refusals.ts';
import { ApiError } from '../../errors/api-error.ts';
import type { Tokens } from '../../ports/identity.ts';
import type { Ports } from '../../ports/ports.ts';
import { describeWait } from '../access/describe-wait.ts';
import { ensureProfile } from './users.ts';

export type SessionPorts = Pick<Ports, 'identity' | 'users' | 'clock'>;

/** A session, and the refresh token that goes into the cookie and nowhere else. */
export interface SignedIn {
  readonly session: Session;
  readonly refresh_token: string;
}

/** What Cognito's errors mean to a person, by their names. */
const MEANINGS: Readonly<Record<string, RefusalCode>> = {
  UsernameExistsException: 'email_taken',
  InvalidPasswordException: 'weak_password',
  CodeMismatchException: 'wrong_code',
  ExpiredCodeException: 'expired_code',
  UserNotConfirmedException: 'not_confirmed',
  NotAuthorizedException: 'wrong_password',
  // Nobody learns here who has an account: a stranger is answered as a wrong password is.
  UserNotFoundException: 'wrong_password',
  PasswordResetRequiredException: 'wrong_password',
  LimitExceededException: 'too_many_requests',
  TooManyRequestsException: 'too_many_requests',
  TooManyFailedAttemptsException: 'too_many_requests',
  InvalidParameterException: 'invalid',
  CodeDeliveryFailureException: 'unavailable',
};

/** A known address costs a mail and takes longer; everybody waits at least this long. */
export const MINIMUM_MS = 400;

export async function signUp(
  { identity }: Pick<SessionPorts, 'identity'>,
  who: { email: string; password: string },
): Promise<void> {
  await understood(identity.signUp(normalizeEmail(who.email), who.password));
}

/** Confirms the address and logs in; a code that was good once before is no hindrance. */
export async function confirmSignUp(
  ports: SessionPorts,
  { email, code, password }: { email: string; code: string; password: string },
): Promise<SignedIn> {
  await understood(
    ports.identity.confirm(normalizeEmail(email), code).catch((error: unknown) => {
      if (nameOf(error) === 'UserNotFoundException') throw new ApiError('wrong_code');
      // Confirmed already; whether it is theirs the password tells.
      if (nameOf(error) !== 'NotAuthorizedException') throw error;
    }),
  );
  return logIn(ports, { email, password });
}

/** Sends another code where one is waited for; the answer is the same for everybody. */
export async function resendCode(
  { identity, clock }: Pick<SessionPorts, 'identity' | 'clock'>,
  email: string,
): Promise<void> {
  const sent = identity.resendCode(normalizeEmail(email)).catch((error: unknown) => {
    if (!TELLING.includes(nameOf(error))) throw error;
  });
  await understood(Promise.all([sent, clock.pause(MINIMUM_MS)]));
}

/** Errors that only a known, or only an unknown, address can meet. */
export const TELLING: readonly string[] = [
  'UserNotFoundException',
  'InvalidParameterException',
  'LimitExceededException',
];

export async function logIn(
  { identity, users, clock }: SessionPorts,
  who: { email: string; password: string },
): Promise<SignedIn> {
  const { refresh_token, ...tokens } = await understood(
    identity.logIn(normalizeEmail(who.email), who.password),
  );
  return { refresh_token, session: await toSession({ users, clock }, tokens) };
}

/** A new access token for a refresh token that is still good; else `session_expired`. */
export async function refreshSession(
  ports: SessionPorts,
  refreshToken: string | undefined,
): Promise<Session> {
  if (!refreshToken) throw new ApiError('not_signed_in');
  return toSession(ports, await refreshTokens(ports.identity, refreshToken));
}

const refreshTokens = (identity: SessionPorts['identity'], refreshToken: string): Promise<Tokens> =>
  understood(
    identity.refresh(refreshToken).catch((error: unknown) => {
      throw nameOf(error) === 'NotAuthorizedException' ? new ApiError('session_expired') : error;
    }),
  );

/** Ends the session at the identity provider too. */
export async function logOut(
  { identity }: Pick<SessionPorts, 'identity'>,
  refreshToken: string | undefined,
): Promise<void> {
  if (!refreshToken) return;
  await identity.revoke(refreshToken);
}

/** Ends the person's sessions on every device; without a session that is still good, none. */
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

/** The work's outcome, with the provider's errors in our words. */
export async function understood<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    const code = isLocked(error) ? 'too_many_requests' : MEANINGS[nameOf(error)];
    if (code === 'too_many_requests') throw tooMany(nameOf(error));
    throw code ? new ApiError(code) : error;
  }
}

/** What Cognito counts by the hour; it never says how much of it is left. */
const BY_THE_HOUR: readonly string[] = ['LimitExceededException', 'TooManyFailedAttemptsException'];

function tooMany(name: string): ApiError {
  const retryAfter = BY_THE_HOUR.includes(name) ? 3600 : 60;
  const message = `Too many tries. Please wait ${describeWait(retryAfter)}, then try again.`;
  return new ApiError('too_many_requests', { message, retryAfter });
}

/** After too many wrong passwords even the right one is refused for a while: Cognito tells so by its words alone. */
const isLocked = (error: unknown): boolean =>
  nameOf(error) === 'NotAuthorizedException' &&
  error instanceof Error &&
  error.message.startsWith('Password attempts exceeded');

export const nameOf = (error: unknown): string => (error instanceof Error ? error.name : '');
export const normalizeEmail = (email: string): string => email.trim().toLowerCase();
