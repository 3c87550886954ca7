import type * as z from 'zod/mini';
import type { PublishSettings, User, userChange } from '#shared/api/models.ts';
import type { Due } from './page.ts';

/** A signed-in user who sends a request. */
export interface Caller {
  readonly id: string;
}

/** A user as the identity provider knows them. */
export interface Account {
  readonly id: string;
  readonly email: string;
}
export type UserChange = z.output<typeof userChange>;

/** Stores user profiles. */
export interface Users {
  find(id: string): Promise<User | undefined>;
  /** Creates the profile; an existing one stays as it is. */
  create(account: Account): Promise<void>;
  /** Changes the given fields of an existing profile. */
  update(id: string, change: UserChange): Promise<void>;
  setEmail(id: string, email: string): Promise<void>;
  setRole(id: string, role: User['role']): Promise<void>;
  setFlags(id: string, flags: User['flags']): Promise<void>;
  readPublishSettings(id: string): Promise<PublishSettings | null>;
  savePublishSettings(id: string, settings: PublishSettings): Promise<void>;
}

/** The result of a sign-in. */
export interface Tokens {
  readonly access_token: string;
  /** Seconds from now. */
  readonly expires_in: number;
  readonly account: Account;
}

/** Signs users up and in. Refusals are thrown as `IdentityError`s. */
export interface Identity {
  signUp(email: string, password: string): Promise<void>;
  confirm(email: string, code: string): Promise<void>;
  resendCode(email: string): Promise<void>;
  /**
   * Logs in. Throws `two_step_required` for an account with two-step sign-in when there is no code of its authenticator
   * app, `wrong_code` for one that is wrong or was used before.
   */
  logIn(email: string, password: string, code?: string): Promise<Tokens & { readonly refresh_token: string }>;
  refresh(refreshToken: string): Promise<Tokens>;
  revoke(refreshToken: string): Promise<void>;
  /** Mails a code for a new password. */
  sendResetCode(email: string): Promise<void>;
  resetPassword(email: string, code: string, password: string): Promise<void>;
  /** Ends every session of the token's user. */
  revokeAll(accessToken: string): Promise<void>;
  /** Makes the key of an authenticator app, in base32. It counts once `confirmTwoStep` has seen a code of it. */
  startTwoStep(accessToken: string): Promise<string>;
  /** Switches two-step sign-in on. Throws `wrong_code` for a code that is not of the last key. */
  confirmTwoStep(accessToken: string, code: string): Promise<void>;
}

/** Looks up and removes accounts at the identity provider. */
export interface Accounts {
  /** Finds an account by id or e-mail address; throws an `IdentityError` when it is unknown. */
  find(name: string): Promise<Account>;
  /** Tells whether an account asks for a code of an authenticator app, too. */
  hasTwoStep(id: string): Promise<boolean>;
  /** Switches two-step sign-in off; does nothing when it is. */
  endTwoStep(id: string): Promise<void>;
  /** Ends every session of an account. */
  signOut(id: string): Promise<void>;
  /** Removes an account forever; does nothing when it is gone. */
  remove(id: string): Promise<void>;
}

/**
 * Says which login of the user pool (its `sub`) opens which account. They are the same, except after a copy of the pool
 * was restored: a user pool chooses the `sub` of a user itself, and all data is stored by the id of the account.
 */
export interface Logins {
  findAccountId(login: string): Promise<string>;
  findLogin(accountId: string): Promise<string>;
  /** Makes another login open an account from now on. */
  move(accountId: string, login: string): Promise<void>;
  /** Forgets a login that was removed, when its last token has ended. */
  end(login: string): Promise<void>;
}

/** A deletion that has started and is not finished. */
export interface AccountDeletion {
  readonly since: string;
  /** Differs each time that somebody has woken the deletion. */
  readonly mark: string | null;
}

/** Remembers account deletions that are not finished. */
export interface AccountDeletions {
  /** Starts a deletion; a deletion that has started keeps its first time. */
  start(userId: string, now: string): Promise<void>;
  /** Returns the deletion as it is at this moment; undefined when there is none. */
  find(userId: string): Promise<AccountDeletion | undefined>;
  /** Lists the users whose deletion is due for another look, as `Documents.listErasable` does. */
  listDue(now: string): AsyncIterable<readonly Due[]>;
  /** Puts a deletion that could not go on behind all others that are due. */
  putLast(userId: string): Promise<void>;
  /** Makes a deletion due again, because something was written after it had started. */
  wake(userId: string, now: string): Promise<void>;
  /** Puts the next look off, unless the deletion was woken since it had this mark. */
  reschedule(userId: string, at: string, mark: string | null): Promise<void>;
  /** Removes every row of the user except the deletion itself. */
  eraseRows(userId: string): Promise<void>;
  finish(userId: string): Promise<void>;
}
