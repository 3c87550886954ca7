/** A limit of uses within a time window. */
export interface Allowance {
  /** Name of the counted use, such as "documents". */
  readonly of: string;
  readonly most: number;
  /** Length of the window. Windows start at multiples of it since 1970. */
  readonly seconds: number;
}

/** Counts uses against quotas. */
export interface Quotas {
  /**
   * Counts one use in the window that contains `now`; returns false, and counts nothing, when the limit is reached.
   * A use with a name is counted once in its window, however often it is repeated.
   */
  take(id: string, allowance: Allowance, now: Date, name?: string): Promise<boolean>;
}
