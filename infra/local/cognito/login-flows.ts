import { randomBytes } from 'node:crypto';
import { AwsError } from '../aws/aws-error.ts';
import type { TokenIssuer } from './token-issuer.ts';
import { hashToken, isCorrectPassword, type PoolUser, type Users } from './users.ts';

/** One way to get tokens, from the parameters of InitiateAuth. */
export type LoginFlow = (
  parameters: Record<string, string>,
) => Promise<{ AccessToken: string; IdToken: string; RefreshToken?: string }>;

const REFRESH_VALIDITY_MS = 30 * 24 * 3_600_000;
const FREE_MISSES = 5;
const MAX_LOCK_MS = 15 * 60_000;

/** Creates the flows that the client may use, by Cognito's names. */
export function createLoginFlows(
  people: Users,
  issuer: TokenIssuer,
  now: () => number,
): Record<string, LoginFlow> {
  async function byPassword({ USERNAME = '', PASSWORD = '' }: Record<string, string>) {
    const right = await isCorrectPassword(people.findByEmail(USERNAME), PASSWORD);
    const person = checkLogin(people, USERNAME, right, now());
    const RefreshToken = randomBytes(48).toString('base64url');
    const good = person.refresh.filter(({ until }) => until > now());
    const fresh = { hash: hashToken(RefreshToken), until: now() + REFRESH_VALIDITY_MS };
    people.save({ ...person, misses: 0, locked_until: 0, refresh: [...good, fresh] });
    return { ...(await issuer.sign(person, now())), RefreshToken };
  }

  async function byRefreshToken({ REFRESH_TOKEN = '' }: Record<string, string>) {
    const person = people.findByRefreshToken(REFRESH_TOKEN);
    const kept = person?.refresh.find(({ hash }) => hash === hashToken(REFRESH_TOKEN));
    if (!person || !kept) throw unauthorized('Refresh Token has been revoked');
    if (kept.until < now()) throw unauthorized('Refresh Token has expired');
    return issuer.sign(person, now());
  }

  return {
    USER_PASSWORD_AUTH: byPassword,
    REFRESH_TOKEN_AUTH: byRefreshToken,
    REFRESH_TOKEN: byRefreshToken,
  };
}

/** Returns the user if a login is allowed now. An unknown address and a wrong password throw the same error. */
function checkLogin(people: Users, email: string, right: boolean, now: number): PoolUser {
  const person = people.findByEmail(email);
  if (!person) throw unauthorized('Incorrect username or password.');
  if (person.locked_until > now) throw unauthorized('Password attempts exceeded');
  if (!right) {
    people.save(recordMiss(person, now));
    throw unauthorized('Incorrect username or password.');
  }
  if (!person.confirmed) throw new AwsError('UserNotConfirmedException', 'User is not confirmed.');
  return person;
}

/** Counts a wrong password. From the fifth on, each doubles the lock, from one second to 15 minutes. */
function recordMiss(person: PoolUser, now: number): PoolUser {
  const misses = person.misses + 1;
  const wait = misses < FREE_MISSES ? 0 : Math.min(1000 * 2 ** (misses - FREE_MISSES), MAX_LOCK_MS);
  return { ...person, misses, locked_until: now + wait };
}

export const unauthorized = (message: string) => new AwsError('NotAuthorizedException', message);
