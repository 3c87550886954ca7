import * as z from 'zod/mini';
import type { HelpRequest, Maintenance, TrackedEvent } from '#shared/api/account-models.ts';
import { galleryEntry } from '#shared/api/gallery-models.ts';

/** What the domain needs of the world for people beside their documents; the rest stands in `ports.ts`. */

/** Part of a list. */
export interface Page<T> {
  readonly entries: readonly T[];
  /** Where the next page starts; null on the last. */
  readonly next: string | null;
}

/** A public document as the gallery keeps it. */
export const shown = z.extend(z.omit(galleryEntry, { thumbnail_url: true }), {
  /** The revision whose picture is shown. */
  revision: z.number(),
  hash: z.string(),
  has_thumbnail: z.boolean(),
  /** What it is found by, such as "kind:bingo", "grade:4", "word:rain"; "all" among them. */
  found_by: z.array(z.string()),
});
export type Shown = z.output<typeof shown>;

export interface Gallery {
  /**
   * Shows a document as it is at that turn of its publishing, or no longer where it is null. Safe to repeat; what
   * comes late changes nothing that a later turn has said.
   */
  set(id: string, turn: number, entry: Shown | null): Promise<void>;
  /**
   * What has all of these to be found by, newest first; the first of them should be the rarest. A page may be short,
   * as no more is read for it than a set number. Refuses a `next` that it did not give.
   */
  find(foundBy: readonly [string, ...string[]], next: string | undefined): Promise<Page<Shown>>;
}

/** Accounts that are on their way out. */
export interface Deletions {
  /** Remembers it until it is done; asked again, since the first time. */
  begin(userId: string, now: string): Promise<void>;
  /** Since when; undefined where nobody asked. */
  since(userId: string): Promise<string | undefined>;
  /** Ids of some whose turn has come. */
  due(now: string): Promise<readonly string[]>;
  lookAgain(userId: string, at: string): Promise<void>;
  /** Takes away every row that is the person's, but for the deletion itself. */
  eraseRows(userId: string): Promise<void>;
  /** Nothing is left to do. */
  finish(userId: string): Promise<void>;
}

export interface HelpRequests {
  /** Keeps it once. */
  keep(request: HelpRequest): Promise<void>;
  /** Newest first. */
  list(next: string | undefined): Promise<Page<HelpRequest>>;
  /** Takes away what that person sent. */
  erase(userId: string): Promise<void>;
}

/** What everybody who comes to the site is told. */
export interface Notices {
  maintenance(): Promise<Maintenance | null>;
  setMaintenance(maintenance: Maintenance | null): Promise<void>;
}

export interface Tracking {
  record(event: TrackedEvent & { readonly user_id: string | null }): void;
}
