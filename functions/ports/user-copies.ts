/** A user as the user pool has them. Nobody can read a password out of a pool. */
export interface PoolUser {
  /** The pool's own name of the user (`sub`). */
  readonly login: string;
  readonly email: string;
  /** Such as `CONFIRMED` or `UNCONFIRMED`. */
  readonly status: string;
  readonly enabled: boolean;
  readonly created_at: string;
  /** All attributes by name, such as `email_verified`. */
  readonly attributes: Readonly<Record<string, string>>;
  readonly groups: readonly string[];
}

/** Reads a whole user pool. */
export interface UserDirectory {
  /** Hands over each user once, in no order. */
  visit(each: (user: PoolUser) => void): Promise<void>;
}

/** Keeps copies of the user pool. */
export interface UserCopies {
  put(name: string, bytes: Uint8Array): Promise<void>;
}
