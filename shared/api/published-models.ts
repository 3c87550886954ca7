import * as z from 'zod/mini';
import { ENTITY_TYPES } from '../kinds/facts.ts';
import { PAGE_SETUPS, SIDES } from '../kinds/flashcard/schema.ts';
import { PAPERS } from '../vocabulary/header.ts';
import { GRADE_LEVELS } from '../vocabulary/subjects.ts';
import { id, instant } from './models.ts';

/** How a published deck stands on its sheets, and how many cards it has. */
export const publishedDeck = z.object({
  page_setup: z.enum(PAGE_SETUPS),
  sides: z.enum(SIDES),
  cards: z.number(),
});

export const OTHER_PAPER_STATES = ['none', 'asked', 'ready', 'failed'] as const;

/** The same sheets on the paper that is not the document's own: made when somebody first asks for them. */
const otherSheets = z.object({
  state: z.enum(OTHER_PAPER_STATES),
  /** All null until it is `ready`. */
  pdf_url: z.nullable(z.string()),
  key_url: z.nullable(z.string()),
  large_pdf_url: z.nullable(z.string()),
  large_key_url: z.nullable(z.string()),
});

/**
 * A published document as its page shows it; the addresses are signed and short-lived. The page draws
 * the PDF itself, so that nobody reads the answers out of a document.
 */
export const publishedDocument = z.object({
  id,
  slug: z.string(),
  title: z.string(),
  filename: z.string(),
  entity_type: z.enum(ENTITY_TYPES),
  paper: z.enum(PAPERS),
  is_private: z.literal([0, 1]),
  subjects: z.array(z.string()),
  grade_levels: z.array(z.enum(GRADE_LEVELS)),
  pages: z.number(),
  author: z.nullable(z.string()),
  is_owner: z.boolean(),
  /** Whether whoever sees the document sees its answer key too. */
  key_shared: z.boolean(),
  published_at: instant,
  pdf_url: z.string(),
  /** Null where the caller may not see the answers. */
  key_url: z.nullable(z.string()),
  /** Null where it was not made in large print. */
  large_pdf_url: z.nullable(z.string()),
  large_key_url: z.nullable(z.string()),
  other_paper: otherSheets,
  /** Null where it is no deck. */
  deck: z.nullable(publishedDeck),
  /**
   * A deck's cards for the screen, null where only one side of them is published; of a game the pictures of its
   * words, null without any.
   */
  study_url: z.nullable(z.string()),
  /** What a game is called from, and its cards are checked by: a `PublishedGame`. Null where it is no game. */
  game_url: z.nullable(z.string()),
  thumbnail_url: z.nullable(z.string()),
});
export type PublishedDocument = z.output<typeof publishedDocument>;
