import type * as z from 'zod/mini';
import type { PublishSettings, User, userChange } from '#shared/api/models.ts';

/** What the domain needs of the world for people and their accounts; the rest stands in `ports.ts`. */

/** A person as the identity provider knows them. */
export interface Account {
  readonly id: string;
  readonly email: string;
}
export type UserChange = z.output<typeof userChange>;

export interface Users {
  find(id: string): Promise<User | undefined>;
  /** Makes the profile where there is none; an existing one stays as it is. */
  create(account: Account): Promise<void>;
  /** Changes what is given of an existing profile. */
  update(id: string, change: UserChange): Promise<void>;
  /** Makes somebody with a profile an administrator, or no longer one. */
  setRole(id: string, role: User['role']): Promise<void>;
  publishSettings(id: string): Promise<PublishSettings | null>;
  rememberPublishSettings(id: string, settings: PublishSettings): Promise<void>;
}

/** What a sign-in gives. */
export interface Tokens {
  readonly access_token: string;
  /** Seconds from now. */
  readonly expires_in: number;
  readonly account: Account;
}

/** Sign-up and sign-in. Its errors carry Cognito's names, such as `CodeMismatchException`. */
export interface Identity {
  signUp(email: string, password: string): Promise<void>;
  confirm(email: string, code: string): Promise<void>;
  resendCode(email: string): Promise<void>;
  logIn(email: string, password: string): Promise<Tokens & { readonly refresh_token: string }>;
  refresh(refreshToken: string): Promise<Tokens>;
  revoke(refreshToken: string): Promise<void>;
  /** Mails a code for a new password. */
  sendResetCode(email: string): Promise<void>;
  resetPassword(email: string, code: string, password: string): Promise<void>;
  /** Ends every session of whoever has this access token. */
  revokeAll(accessToken: string): Promise<void>;
}

export interface Accounts {
  /** By id or by e-mail address. */
  find(name: string): Promise<Account>;
  /** Takes the account away for good; one that is gone already is no fault. */
  remove(id: string): Promise<void>;
}

/** So much of something within a span of time. */
export interface Allowance {
  /** What is counted: "documents". */
  readonly of: string;
  readonly most: number;
  /** Begins anew whenever so many have passed since 1970. */
  readonly seconds: number;
}

/** What people have used up of what is counted. */
export interface Quotas {
  /**
   * Counts one more; false, and nothing counted, where there is none left of the span that `now` lies in. What
   * has a name is counted once in its span, however often it is taken.
   */
  take(id: string, allowance: Allowance, now: Date, name?: string): Promise<boolean>;
}
