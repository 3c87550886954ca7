import * as z from 'zod/mini';
import { ENTITY_TYPES } from '../kinds/facts.ts';
import { PAGE_SETUPS, SIDES } from '../kinds/flashcard/choices.ts';
import { PAPERS } from '../vocabulary/papers.ts';
import { GRADE_LEVELS } from '../vocabulary/subjects.ts';
import { VERSION_LETTERS } from '../vocabulary/version-letter.ts';
import { id, instant } from './models.ts';

/** The layout of a published deck on its sheets, and its number of cards. */
export const publishedDeck = z.object({
  page_setup: z.enum(PAGE_SETUPS),
  sides: z.enum(SIDES),
  cards: z.number(),
});

export const OTHER_PAPER_STATES = ['none', 'asked', 'ready', 'failed'] as const;

/** The sheets of one version in PDFs of their own. */
const separateVersion = z.object({
  letter: z.enum(VERSION_LETTERS),
  pdf_url: z.string(),
  /** Null where the caller may not see the answers. */
  key_url: z.nullable(z.string()),
});

const furtherSheets = {
  /** Empty where the versions are in one PDF alone. */
  versions: z.array(separateVersion),
  /** The set of a class, for its owner alone; null where there is none. */
  class_url: z.nullable(z.string()),
};

/** The same sheets on the other paper size, made when a reader first asks for them. */
const otherSheets = z.object({
  state: z.enum(OTHER_PAPER_STATES),
  /** All null until it is `ready`. */
  pdf_url: z.nullable(z.string()),
  key_url: z.nullable(z.string()),
  large_pdf_url: z.nullable(z.string()),
  large_key_url: z.nullable(z.string()),
  ...furtherSheets,
});

/**
 * A published document as its page shows it; the addresses are signed and short-lived. The page draws the PDF
 * itself, so that answers cannot be read from a document.
 */
export const publishedDocument = z.object({
  id,
  slug: z.string(),
  title: z.string(),
  filename: z.string(),
  entity_type: z.enum(ENTITY_TYPES),
  paper: z.enum(PAPERS),
  is_private: z.literal([0, 1]),
  /** True where everybody who has the link may open the private document. */
  link_shared: z.boolean(),
  subjects: z.array(z.string()),
  grade_levels: z.array(z.enum(GRADE_LEVELS)),
  pages: z.number(),
  author: z.nullable(z.string()),
  is_owner: z.boolean(),
  /** True where the caller may make a copy, which contains the answers. */
  can_copy: z.boolean(),
  /** True for the owner alone, where the saved document has changed since its PDF was made. */
  has_changed: z.boolean(),
  /** True where readers of the document also see its answer key. */
  key_shared: z.boolean(),
  /** The time from which they see it; null where none is set. */
  key_shared_from: z.nullable(instant),
  published_at: instant,
  pdf_url: z.string(),
  /** Null where the caller may not see the answers. */
  key_url: z.nullable(z.string()),
  /** Null where it was not made in large print. */
  large_pdf_url: z.nullable(z.string()),
  large_key_url: z.nullable(z.string()),
  ...furtherSheets,
  other_paper: otherSheets,
  /** Null where it is no deck. */
  deck: z.nullable(publishedDeck),
  /**
   * A deck's cards for the screen, null where only one side of them is published; of a game the pictures of its
   * words, null without any.
   */
  study_url: z.nullable(z.string()),
  /**
   * The address of a `PublishedGame`, from which words are called and cards checked; null for other kinds.
   */
  game_url: z.nullable(z.string()),
  thumbnail_url: z.nullable(z.string()),
});
export type PublishedDocument = z.output<typeof publishedDocument>;
