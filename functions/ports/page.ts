/** Something that waits for a sweeper since an instant. */
export interface Due {
  readonly id: string;
  readonly since: string;
}

/** One page of a list. */
export interface Page<T> {
  readonly entries: readonly T[];
  /** The cursor of the next page; null on the last page. */
  readonly next: string | null;
}
