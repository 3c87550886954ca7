import * as z from 'zod/mini';
import { PUBLISH_STATES } from '#shared/api/models.ts';
import { publishedDeck } from '#shared/api/published-models.ts';
import { PAPERS } from '#shared/vocabulary/papers.ts';
import { GRADE_LEVELS } from '#shared/vocabulary/subjects.ts';
import { instant } from './instant.ts';

/** The state of the sheets on the other paper size; null until a user requests them. */
const onOtherPaper = z.object({ state: z.enum(['asked', 'ready', 'failed']), since: instant });

/** The files of a revision besides the student's sheets. */
const parts = {
  has_thumbnail: z.boolean(),
  /** False for revisions published before large print existed. */
  has_large_print: z._default(z.boolean(), false),
  has_key: z._default(z.boolean(), true),
  /** A PDF with one card on each page exists, for studying on the screen. */
  has_study: z._default(z.boolean(), false),
  /** A game file exists, for calling words on the screen. */
  has_game: z._default(z.boolean(), false),
  /** How many versions have a PDF each. */
  separate_versions: z._default(z.number(), 0),
  /** The set of a class exists, with a name on each copy. */
  has_class_set: z._default(z.boolean(), false),
};
const publishedParts = z.object(parts);
export type PublishedParts = z.output<typeof publishedParts>;
export const PUBLISHED_PARTS = Object.keys(parts) as (keyof PublishedParts)[];

/** A revision whose PDF is ready, with everything that its public page shows. Later saves do not change it. */
const published = z.object({
  revision: z.number(),
  hash: z.string(),
  /** The run that rendered the files again (`rerenderDocument`); null while they are the first ones. */
  rendering: z._default(z.nullable(z.string()), null),
  /** The print recipe that the files were made by (`PRINT_RECIPE`). */
  recipe: z._default(z.number(), 1),
  slug: z.string(),
  published_at: instant,
  pages: z.number(),
  ...parts,
  /** How the cards of a deck are printed; null for other kinds. */
  deck: z._default(z.nullable(publishedDeck), null),
  other_paper: z._default(z.nullable(onOtherPaper), null),
  title: z.string(),
  filename: z.string(),
  paper: z.enum(PAPERS),
  is_private: z.literal([0, 1]),
  /** Everybody who has the link may open this private revision. */
  link_shared: z._default(z.boolean(), false),
  subjects: z.array(z.string()),
  grade_levels: z.array(z.enum(GRADE_LEVELS)),
});
export type Published = z.output<typeof published>;

/** The publishing part of a document's head. Every change adds one to its lock version (optimistic locking). */
export const publishing = z.object({
  lock_version: z.number(),
  state: z.enum(PUBLISH_STATES),
  /** The frozen revision that was requested last. */
  requested: z.nullable(
    z.object({
      revision: z.number(),
      hash: z.string(),
      is_private: z.literal([0, 1]),
      link_shared: z._default(z.boolean(), false),
      attempts: z.number(),
      /** Start of the current wait for a renderer, or time of the failure. */
      since: instant,
    }),
  ),
  /** The lease of the one renderer at work; null when there is none. */
  lease: z.nullable(z.object({ id: z.string(), until: instant })),
  /** A message for the owner after the last attempt failed. */
  error: z.nullable(z.string()),
  /** No further attempt could print this revision. */
  is_final: z._default(z.boolean(), false),
  published: z.nullable(published),
  /** Everybody who sees the published document sees its answer key too. */
  key_shared: z._default(z.boolean(), false),
  /** The time from which readers see the key, while `key_shared` is false; null where no time is set. */
  key_shared_from: z._default(z.nullable(instant), null),
  /** The unpublished revision, which can be republished. Renderers publish nothing up to `through`. */
  unpublished: z._default(
    z.nullable(z.object({ through: z.number(), published: z.nullable(published) })),
    null,
  ),
  /**
   * The files that were shown before, which who has the page open still reads; of the first publish those that are shown.
   * Null once they, and all older ones, are removed.
   */
  replaced: z._default(
    z.nullable(
      z.object({ revision: z.number(), hash: z.string(), rendering: z.nullable(z.string()), since: instant }),
    ),
    null,
  ),
  /** Time since which the gallery lacks the newest change; null when it has it. */
  gallery_pending_since: z._default(z.nullable(instant), null),
});
export type Publishing = z.output<typeof publishing>;

/** Returns the revision whose files people see, or would see after it was shown again. */
export const findShown = ({
  published,
  unpublished,
}: Pick<Publishing, 'published' | 'unpublished'>): Published | null =>
  published ?? unpublished?.published ?? null;

/**
 * Tells whether everybody who has the link may open the published revision. A request for more privacy holds at
 * once, a request for less when its PDF is ready.
 */
export const isOpenByLink = ({ published, requested }: Publishing): boolean =>
  [published, requested].every((revision) => !revision || revision.is_private === 0 || revision.link_shared);

/** Returns the state as it is at a time: a key that is shared from then on is shared. */
export const openKey = (from: Publishing, now: Date): Publishing =>
  from.key_shared_from !== null && from.key_shared_from <= now.toISOString()
    ? { ...from, key_shared: true }
    : from;
