import { randomBytes } from 'node:crypto';
import { AwsError } from '../aws/aws-error.ts';
import type { Issuer } from './token-issuer.ts';
import { hashOf, isPassword, type People, type Person } from './users.ts';

/** One way to get tokens, by the parameters that InitiateAuth carries. */
export type LogIn = (
  parameters: Record<string, string>,
) => Promise<{ AccessToken: string; IdToken: string; RefreshToken?: string }>;

const REFRESH_GOOD_MS = 30 * 24 * 3_600_000;
const FREE_MISSES = 5;
const LONGEST_LOCK_MS = 15 * 60_000;

/** The flows that the client is allowed, by Cognito's names. */
export function logInsOf(people: People, issuer: Issuer, now: () => number): Record<string, LogIn> {
  async function byPassword({ USERNAME = '', PASSWORD = '' }: Record<string, string>) {
    const right = await isPassword(people.byEmail(USERNAME), PASSWORD);
    const person = admitted(people, USERNAME, right, now());
    const RefreshToken = randomBytes(48).toString('base64url');
    const good = person.refresh.filter(({ until }) => until > now());
    const fresh = { hash: hashOf(RefreshToken), until: now() + REFRESH_GOOD_MS };
    people.keep({ ...person, misses: 0, locked_until: 0, refresh: [...good, fresh] });
    return { ...(await issuer.sign(person, now())), RefreshToken };
  }

  async function byRefreshToken({ REFRESH_TOKEN = '' }: Record<string, string>) {
    const person = people.byRefreshToken(REFRESH_TOKEN);
    const kept = person?.refresh.find(({ hash }) => hash === hashOf(REFRESH_TOKEN));
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

/** Who may log in now; an unknown address and a wrong password are refused in the same words. */
function admitted(people: People, email: string, right: boolean, now: number): Person {
  const person = people.byEmail(email);
  if (!person) throw unauthorized('Incorrect username or password.');
  if (person.locked_until > now) throw unauthorized('Password attempts exceeded');
  if (!right) {
    people.keep(missed(person, now));
    throw unauthorized('Incorrect username or password.');
  }
  if (!person.confirmed) throw new AwsError('UserNotConfirmedException', 'User is not confirmed.');
  return person;
}

/** From the fifth miss on, each doubles the wait, from a second to a quarter of an hour. */
function missed(person: Person, now: number): Person {
  const misses = person.misses + 1;
  const wait = misses < FREE_MISSES ? 0 : Math.min(1000 * 2 ** (misses - FREE_MISSES), LONGEST_LOCK_MS);
  return { ...person, misses, locked_until: now + wait };
}

export const unauthorized = (message: string) => new AwsError('NotAuthorizedException', message);
