import { createHash, randomBytes, randomInt, randomUUID, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import * as z from 'zod/mini';
import { type KeptFile, keptFile } from '../process/json-file.ts';

const person = z.object({
  sub: z.string(),
  email: z.string(),
  password: z.object({ salt: z.string(), hash: z.string() }),
  confirmed: z.boolean(),
  created_at: z.number(),
  /** The code that was mailed last, for confirming or for a forgotten password. */
  code: z.nullable(
    z.object({ for: z.enum(['confirm', 'reset']), value: z.string(), until: z.number(), misses: z.number() }),
  ),
  /** Wrong passwords since the last right one, and until when further tries are refused. */
  misses: z.number(),
  locked_until: z.number(),
  mailed_at: z.array(z.number()),
  /** Refresh tokens by their hash, so that the file alone signs nobody in. */
  refresh: z.array(z.object({ hash: z.string(), until: z.number() })),
});
export type Person = z.infer<typeof person>;

/** The people of the pool by `sub`; changing one is one atomic write. */
export interface People {
  byEmail(email: string): Person | undefined;
  bySub(sub: string): Person | undefined;
  byRefreshToken(token: string): Person | undefined;
  keep(person: Person): void;
  remove(sub: string): void;
}

/** Opens the people kept in the file `path`. */
export function openPeople(path: string): People {
  const file: KeptFile<Record<string, Person>> = keptFile(path, z.record(z.string(), person), () => ({}));
  const find = (matches: (one: Person) => boolean) => Object.values(file.value).find(matches);
  return {
    bySub: (sub) => file.value[sub],
    byEmail: (email) => find((one) => one.email === email.toLowerCase()),
    byRefreshToken: (token) => find((one) => one.refresh.some(({ hash }) => hash === hashOf(token))),
    keep: (one) => file.save({ ...file.value, [one.sub]: one }),
    remove(sub) {
      const { [sub]: _, ...others } = file.value;
      file.save(others);
    },
  };
}

/** Somebody who has not confirmed the address yet. */
export async function newPerson(email: string, password: string, now: number): Promise<Person> {
  return {
    sub: randomUUID(),
    email: email.toLowerCase(),
    password: await hashPassword(password),
    confirmed: false,
    created_at: now,
    code: null,
    misses: 0,
    locked_until: 0,
    mailed_at: [],
    refresh: [],
  };
}

const derive = promisify(scrypt) as (password: string, salt: string, length: number) => Promise<Buffer>;

/** Salted scrypt; the password itself is kept nowhere. */
export async function hashPassword(password: string): Promise<Person['password']> {
  const salt = randomBytes(16).toString('base64');
  return { salt, hash: (await derive(password, salt, 32)).toString('base64') };
}

/** Takes the same time for a stranger, so that nobody learns from it who has an account. */
export async function isPassword(one: Person | undefined, password: string): Promise<boolean> {
  const derived = await derive(password, one?.password.salt ?? 'nobody', 32);
  return one !== undefined && timingSafeEqual(derived, Buffer.from(one.password.hash, 'base64'));
}

/** Six digits. */
export const newCode = () => String(randomInt(1_000_000)).padStart(6, '0');

/** What is kept of a refresh token. */
export const hashOf = (token: string) => createHash('sha256').update(token).digest('base64');
