/** A limit of uses within a time window. */
export interface Quota {
  /** Name of the counted use, such as "documents". */
  readonly name: string;
  readonly limit: number;
  /** The most bytes that all uses of a window may store; absent where they store next to nothing. */
  readonly bytes?: number;
  /** Length of the window. Windows start at multiples of it since 1970. */
  readonly windowSeconds: number;
}

/** What a use is counted as. */
export interface Use {
  /** A use with a name is counted once in its window, however often it is repeated. */
  readonly name?: string | undefined;
  /** The bytes that it stores. */
  readonly bytes?: number | undefined;
}

/** Counts what is known only once it was done, such as the seconds of a rendering, against a quota of it. */
export interface Meter {
  /**
   * Adds a claim of the most that may be used, in the window that contains `now`; returns false, and adds nothing, when a
   * limit is reached.
   */
  claim(id: string, quota: Quota, claimed: number, now: Date): Promise<boolean>;
  /** Puts what was used in the place of what was claimed at `now`, and adds the bytes that are stored. */
  settle(id: string, quota: Quota, used: Used, now: Date): Promise<void>;
  /** Tells whether a limit is reached. */
  isReached(id: string, quota: Quota, now: Date): Promise<boolean>;
}

interface Used {
  /** What was used, less what was claimed for it. */
  readonly more: number;
  readonly bytes: number;
}

/** Counts uses against quotas. */
export interface Quotas {
  /**
   * Counts one use, and its bytes, in the window that contains `now`; returns false, and counts nothing, when a limit is
   * reached. A use that begins below the limit of bytes may end above it.
   */
  consume(id: string, allowance: Quota, now: Date, use?: Use): Promise<boolean>;
}
