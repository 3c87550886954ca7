import { createHash, randomBytes, randomInt, randomUUID, scrypt, timingSafeEqual } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { promisify } from 'node:util';
import { Semaphore } from 'es-toolkit';
import * as z from 'zod/mini';
import { type JsonFile, openJsonFile } from '../process/json-file.ts';

const poolUser = z.object({
  sub: z.string(),
  email: z.string(),
  password: z.object({ salt: z.string(), hash: z.string() }),
  confirmed: z.boolean(),
  /** An administrator created the user, who has no password of their own yet. */
  invited: z._default(z.boolean(), false),
  created_at: z.number(),
  /** Missing in older files, where who has confirmed has a verified address. */
  verified: z.optional(z.boolean()),
  /** The identity at another provider, for a user who has no password here. */
  external: z.optional(z.object({ provider: z.string(), userId: z.string() })),
  /** The identities of other providers that sign in to this account. */
  identities: z.optional(z.array(z.object({ provider: z.string(), userId: z.string() }))),
  /** The last mailed code, to confirm an address or to replace a password. */
  code: z.nullable(
    z.object({ for: z.enum(['confirm', 'reset']), value: z.string(), until: z.number(), misses: z.number() }),
  ),
  /** The key of an authenticator app, in base32, and the half minute (since 1970) of the last code that was used. */
  authenticator: z.optional(
    z.object({ secret: z.string(), verified: z.boolean(), enabled: z.boolean(), last_used: z.number() }),
  ),
  /** Wrong passwords since the last right one, and the time until which logins are refused. */
  misses: z.number(),
  locked_until: z.number(),
  mailed_at: z.array(z.number()),
  /** Hashes of refresh tokens, so that the file alone logs nobody in. */
  refresh: z.array(z.object({ hash: z.string(), until: z.number() })),
});
export type PoolUser = z.infer<typeof poolUser>;

/** Returns a user's name in the pool: an account's is its id. */
export const getUsername = ({ sub, external }: PoolUser): string =>
  external ? `${external.provider}_${external.userId}` : sub;

export const isVerified = ({ verified, confirmed }: PoolUser): boolean => verified ?? confirmed;

/** The users of the pool by `sub`. Each change is one atomic write. */
export interface Users {
  /** Finds an account; a provider's user with the address is none. */
  findByEmail(email: string): PoolUser | undefined;
  list(): readonly PoolUser[];
  findBySub(sub: string): PoolUser | undefined;
  findByUsername(name: string): PoolUser | undefined;
  /** Finds who signs in by an identity: the account that it is linked to, else its own user. */
  findByIdentity(provider: string, userId: string): PoolUser | undefined;
  findByRefreshToken(token: string): PoolUser | undefined;
  save(user: PoolUser): void;
  remove(sub: string): void;
}

/** Opens the users stored in the file `path`. */
export function openUsers(path: string): Users {
  const file: JsonFile<Record<string, PoolUser>> = openJsonFile(
    path,
    z.record(z.string(), poolUser),
    () => ({}),
    { lost: 'the accounts, whose documents nobody can open,' },
  );
  const find = (matches: (user: PoolUser) => boolean) => Object.values(file.value).find(matches);
  return {
    list: () => Object.values(file.value),
    findBySub: (sub) => file.value[sub],
    findByEmail: (email) => find((user) => !user.external && user.email === email.toLowerCase()),
    findByUsername: (name) => find((user) => getUsername(user) === name),
    findByIdentity: (provider, userId) =>
      find(({ external, identities = [] }) =>
        [...identities, ...(external ? [external] : [])].some(
          (one) => one.provider === provider && one.userId === userId,
        ),
      ),
    findByRefreshToken: (token) => find((user) => user.refresh.some(({ hash }) => hash === hashToken(token))),
    save: (user) => file.save({ ...file.value, [user.sub]: user }),
    remove(sub) {
      const { [sub]: _, ...others } = file.value;
      file.save(others);
    },
  };
}

/** Creates a user whose address is not confirmed yet. */
export async function createUser(email: string, password: string, now: number): Promise<PoolUser> {
  return {
    sub: randomUUID(),
    email: email.toLowerCase(),
    password: await hashPassword(password),
    confirmed: false,
    invited: false,
    created_at: now,
    code: null,
    misses: 0,
    locked_until: 0,
    mailed_at: [],
    refresh: [],
  };
}

const deriveKey = promisify(scrypt) as (password: string, salt: string, length: number) => Promise<Buffer>;

/** All share the processor with whoever only reads: one core stays free of passwords. */
const hashing = new Semaphore(Math.max(1, availableParallelism() - 1));

async function derive(password: string, salt: string): Promise<Buffer> {
  await hashing.acquire();
  try {
    return await deriveKey(password, salt, 32);
  } finally {
    hashing.release();
  }
}

/** Hashes a password with scrypt and a salt; the password itself is not stored. */
export async function hashPassword(password: string): Promise<PoolUser['password']> {
  const salt = randomBytes(16).toString('base64');
  return { salt, hash: (await derive(password, salt)).toString('base64') };
}

/** Compares a password, in the same time for an unknown user, so that the time reveals no account. */
export async function isCorrectPassword(user: PoolUser | undefined, password: string): Promise<boolean> {
  const derived = await derive(password, user?.password.salt ?? 'nobody');
  return user !== undefined && timingSafeEqual(derived, Buffer.from(user.password.hash, 'base64'));
}

/** Creates a code of six digits. */
export const createCode = () => String(randomInt(1_000_000)).padStart(6, '0');

/** Hashes a refresh token for storage. */
export const hashToken = (token: string) => createHash('sha256').update(token).digest('base64');
