import * as z from 'zod/mini';
import { code, email } from './account-models.ts';
import { id, instant } from './models.ts';

/** Bodies and replies about what keeps an account its owner's: sessions, two-step sign-in, the change of its address. */

/** A browser that is signed in. */
export const openSession = z.object({
  id,
  /** The browser and system in words, such as "Chrome on Windows". */
  device: z.string(),
  /** Null for one that began before they were listed. */
  started_at: z.nullable(instant),
  /** The last time that it asked for a new access token: at least once in each hour of work. */
  seen_at: instant,
});
export type OpenSession = z.output<typeof openSession>;

export const security = z.object({
  two_step: z.boolean(),
  recovery_codes_left: z.int(),
  sessions: z.array(openSession),
});
export type Security = z.output<typeof security>;

/** The account's password as it is. */
const knownPassword = z.string().check(z.minLength(1), z.maxLength(256));
/** The second step of a sign-in: six digits of the authenticator app, or a recovery code. */
export const secondStep = z.string().check(z.minLength(6), z.maxLength(32));

/** Proves that the owner of an account asks, where being signed in is not enough; the code where two-step sign-in is on. */
export const proof = z.object({ password: knownPassword, code: z.optional(secondStep) });
export type Proof = z.output<typeof proof>;

export const emailChangeForm = z.extend(proof, { email });
export const appCodeForm = z.object({ password: knownPassword, code });

/** The key with which an authenticator app is set up. */
export const authenticatorKey = z.object({
  /** The secret in base32, for an app that cannot scan a code. */
  secret: z.string(),
  /** The `otpauth:` address that the code to scan holds. */
  address: z.string(),
});
export type AuthenticatorKey = z.output<typeof authenticatorKey>;

export const recoveryCodes = z.object({ recovery_codes: z.array(z.string()) });
