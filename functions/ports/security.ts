import type { OpenSession } from '#shared/api/security-models.ts';

/** Remembers the sessions of accounts by ids that open nothing, for as long as their refresh tokens live. */
export interface Sessions {
  /** Lists those that have not ended, in no order. */
  list(userId: string): Promise<readonly OpenSession[]>;
  begin(userId: string, session: OpenSession): Promise<void>;
  /** Notes that a session goes on, even one that is not known yet; returns false when it has ended. */
  goOn(userId: string, session: Pick<OpenSession, 'id' | 'device' | 'seen_at'>): Promise<boolean>;
  /** Ends a session, so that it cannot go on; does nothing to one that is not known. */
  end(userId: string, id: string, now: string): Promise<void>;
  endAll(userId: string, now: string): Promise<void>;
}

/** Remembers for a year on which browsers an account has been signed in, by hashes. */
export interface Devices {
  list(userId: string): Promise<readonly string[]>;
  add(userId: string, hash: string, now: string): Promise<void>;
}

/** Marks the browsers on which accounts were signed in. It is asked before anybody knows whether there is such an account. */
export interface KnownBrowsers {
  has(mark: string): Promise<boolean>;
  add(mark: string, now: string): Promise<void>;
}

/** A change of address that waits for the code from the new one. */
export interface EmailChange {
  readonly email: string;
  readonly code_hash: string;
  /** An ISO time. */
  readonly until: string;
}

export interface EmailChanges {
  find(userId: string): Promise<EmailChange | undefined>;
  /** Takes the place of the one before. */
  start(userId: string, change: EmailChange): Promise<void>;
  finish(userId: string): Promise<void>;
}

/** Keeps hashes of the codes that take the place of a lost authenticator app. */
export interface RecoveryCodes {
  count(userId: string): Promise<number>;
  /** Takes the place of all before. */
  replace(userId: string, hashes: readonly string[]): Promise<void>;
  /** Uses a code up; returns false when there is none with this hash any more, also to all but one at the same time. */
  use(userId: string, hash: string): Promise<boolean>;
}
