/** A limit of uses within a time window. */
export interface Quota {
  /** Name of the counted use, such as "documents". */
  readonly name: string;
  readonly limit: number;
  /** Length of the window. Windows start at multiples of it since 1970. */
  readonly windowSeconds: number;
}

/** Counts uses against quotas. */
export interface Quotas {
  /**
   * Counts one use in the window that contains `now`; returns false, and counts nothing, when the limit is reached.
   * A use with a name is counted once in its window, however often it is repeated.
   */
  consume(id: string, allowance: Quota, now: Date, name?: string): Promise<boolean>;
}
