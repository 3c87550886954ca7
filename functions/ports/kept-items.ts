import type { KeptItem, KeptShare } from '#shared/api/kept-models.ts';
import type { Page } from './page.ts';

/** A kept item as it is stored: with the idempotency key of its last write. */
export interface StoredKeptItem extends KeptItem {
  readonly last_key: string;
}

/** Stores the items and cards that users keep in a bank of their own. */
export interface KeptItems {
  /** Lists a page, by ids; `next` is the id after which it starts. */
  list(owner: string, next?: string): Promise<Page<StoredKeptItem>>;
  /** Finds those of these ids that there are. */
  find(owner: string, ids: readonly string[]): Promise<readonly StoredKeptItem[]>;
  count(owner: string): Promise<number>;
  /** Writes a version; returns false when the stored one is not `base`, which is 0 for none. */
  write(owner: string, item: StoredKeptItem, base: number): Promise<boolean>;
  /** Removes a kept item; does nothing when it is missing. */
  remove(owner: string, id: string): Promise<void>;
}

/** Stores the links by which users share their bank. */
export interface KeptShares {
  list(owner: string): Promise<readonly KeptShare[]>;
  find(owner: string, id: string): Promise<KeptShare | undefined>;
  /** Finds whose link it is; undefined for one that was closed or never was. */
  findOwner(id: string): Promise<string | undefined>;
  /** Writes a link; one with the same id is replaced. */
  put(owner: string, share: KeptShare): Promise<void>;
  /** Removes a link; does nothing when it is missing. */
  remove(owner: string, id: string): Promise<void>;
}
