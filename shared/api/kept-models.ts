import { uniqBy } from 'es-toolkit';
import * as z from 'zod/mini';
import { removeOverrides } from '../text/isolate.ts';
import { GRADE_LEVELS, SUBJECTS } from '../vocabulary/subjects.ts';
import { documentBody, id, image, instant } from './models.ts';

/** Bodies and replies about the items and cards that users keep in a bank of their own. */

export const KEPT_LIMITS = {
  /** Kept items of a user. */
  perUser: 500,
  /** Bytes of one kept item as JSON. */
  bytes: 64 * 1024,
  nameCharacters: 100,
  tags: 10,
  tagCharacters: 30,
  /** The most entries in one reply, or in one request. */
  perPage: 25,
  /** Links to the bank that are open at a time, and kept items that one of them names. */
  shares: 20,
  perShare: 100,
} as const;

const clean = (text: string): string => removeOverrides(text).replace(/\s+/g, ' ').trim();

/** Describes a text of one line; `missing` says what is wrong with an empty one. */
const lineField = (most: number, missing: string) =>
  z
    .string()
    .check(
      z.overwrite(clean),
      z.minLength(1, missing),
      z.maxLength(most, `must be at most ${most} characters`),
    );
const name = lineField(KEPT_LIMITS.nameCharacters, 'Give it a name.');
const tag = lineField(KEPT_LIMITS.tagCharacters, 'must not be empty');

/** Drops tags that differ from an earlier one in case alone. */
const dropRepeated = (tags: string[]): string[] => uniqBy(tags, (one) => one.toLowerCase());

/** How a user finds a kept item again. */
const keptLabels = z.object({
  name,
  subject: z.nullable(z.enum(SUBJECTS)),
  grade: z.nullable(z.enum(GRADE_LEVELS)),
  tags: z.array(tag).check(z.overwrite(dropRepeated), z.maxLength(KEPT_LIMITS.tags)),
});

/** An item that a user keeps: `content` is a document that holds this one item or card. */
export const keptBody = z.extend(keptLabels, { content: documentBody });
export type KeptBody = z.output<typeof keptBody>;

export const keptItem = z.extend(keptBody, {
  id,
  /** One more with each write, which names the last one; the first one is no number that an item of this id had before. */
  version: z.number(),
  /**
   * The time of the last change of its content; documents that are in step with it hold the revision that they
   * show.
   */
  revision: instant,
});
export type KeptItem = z.output<typeof keptItem>;

export const keptPage = z.object({ kept_items: z.array(keptItem), next: z.nullable(z.string()) });

/** A link by which colleagues copy kept items: all of its user's, or those that it names. */
export const keptShare = z.object({ id, kept: z.nullable(z.array(id)), created_at: instant });
export type KeptShare = z.output<typeof keptShare>;

/** The page that a colleague sees behind the link; `images` are the icons, and uploads are left out. */
export const sharedPage = z.extend(keptPage, { images: z.array(image) });
