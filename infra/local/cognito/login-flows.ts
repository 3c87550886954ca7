import { randomBytes } from 'node:crypto';
import { AwsError } from '../aws/aws-error.ts';
import type { PoolCalls } from './pool-calls.ts';
import { getUsername, hashToken, isCorrectPassword, type PoolUser, type Users } from './users.ts';

export interface PoolTokens {
  readonly AccessToken: string;
  readonly IdToken: string;
  readonly RefreshToken?: string;
}

/** The step that is left of a sign-in after its password. */
interface Challenge {
  readonly ChallengeName: 'SOFTWARE_TOKEN_MFA';
  readonly ChallengeParameters: Readonly<Record<string, string>>;
  readonly Session: string;
}

/** One way to get tokens, from the parameters of InitiateAuth. */
export type LoginFlow = (parameters: Record<string, string>) => Promise<PoolTokens | Challenge>;

const REFRESH_VALIDITY_MS = 30 * 24 * 3_600_000;
const FREE_MISSES = 5;
const MAX_LOCK_MS = 15 * 60_000;

/** Creates the flows that the client may use, by Cognito's names. */
export function createLoginFlows({
  users,
  issuer,
  proof,
  challenges,
  now,
}: Pick<PoolCalls, 'users' | 'issuer' | 'proof' | 'challenges' | 'now'>): Record<string, LoginFlow> {
  async function byPassword({
    USERNAME = '',
    PASSWORD = '',
    SECRET_HASH,
  }: Record<string, string>): Promise<PoolTokens | Challenge> {
    proof.checkHash(USERNAME, SECRET_HASH);
    const isCorrect = await isCorrectPassword(users.findByEmail(USERNAME), PASSWORD);
    const user = checkLogin(users, USERNAME, isCorrect, now());
    const known = { ...user, misses: 0, locked_until: 0 };
    if (!user.authenticator?.enabled) return beginSession({ users, issuer, now }, known);
    users.save(known);
    return {
      ChallengeName: 'SOFTWARE_TOKEN_MFA',
      ChallengeParameters: { USER_ID_FOR_SRP: user.sub },
      Session: challenges.begin(user.sub, now()),
    };
  }

  async function byRefreshToken({ REFRESH_TOKEN = '', SECRET_HASH }: Record<string, string>) {
    const user = users.findByRefreshToken(REFRESH_TOKEN);
    const token = user?.refresh.find(({ hash }) => hash === hashToken(REFRESH_TOKEN));
    if (!user || !token) throw unauthorized('Refresh Token has been revoked');
    // The name is the pool's own for its user; an e-mail address is refused.
    proof.checkHash(getUsername(user), SECRET_HASH);
    if (token.until < now()) throw unauthorized('Refresh Token has expired');
    return issuer.sign(user, now());
  }

  return {
    USER_PASSWORD_AUTH: byPassword,
    REFRESH_TOKEN_AUTH: byRefreshToken,
    REFRESH_TOKEN: byRefreshToken,
  };
}

/** Saves the user with a new refresh token, and returns it with the other tokens. */
export async function beginSession(
  { users, issuer, now }: Pick<PoolCalls, 'users' | 'issuer' | 'now'>,
  user: PoolUser,
) {
  const RefreshToken = randomBytes(48).toString('base64url');
  const valid = user.refresh.filter(({ until }) => until > now());
  const added = { hash: hashToken(RefreshToken), until: now() + REFRESH_VALIDITY_MS };
  users.save({ ...user, refresh: [...valid, added] });
  return { ...(await issuer.sign(user, now())), RefreshToken };
}

/** Returns the user if a login is allowed now. An unknown address and a wrong password throw the same error. */
function checkLogin(users: Users, email: string, isCorrect: boolean, now: number): PoolUser {
  const user = users.findByEmail(email);
  if (!user) throw unauthorized('Incorrect username or password.');
  if (user.locked_until > now) throw unauthorized('Password attempts exceeded');
  if (!isCorrect) {
    users.save(recordMiss(user, now));
    throw unauthorized('Incorrect username or password.');
  }
  if (!user.confirmed) throw new AwsError('UserNotConfirmedException', 'User is not confirmed.');
  return user;
}

/** Counts a wrong password. From the fifth on, each doubles the lock, from one second to 15 minutes. */
function recordMiss(user: PoolUser, now: number): PoolUser {
  const misses = user.misses + 1;
  const wait = misses < FREE_MISSES ? 0 : Math.min(1000 * 2 ** (misses - FREE_MISSES), MAX_LOCK_MS);
  return { ...user, misses, locked_until: now + wait };
}

export const unauthorized = (message: string) => new AwsError('NotAuthorizedException', message);
