import * as z from 'zod/mini';
import type { ImageAttachment } from '../../document/image.ts';
import { excerpt, isBlank } from '../../text/plain-text.ts';
import type { RichTextValue } from '../../text/rich-text.ts';
import type { Card } from '../card.ts';
import { type Flashcard, flashcard } from '../flashcard/schema.ts';
import { freeCells } from './cells.ts';
import { dealCards, type Grid } from './deal.ts';
import type { Bingo } from './schema.ts';
import { countCards, wordsOf } from './words.ts';

/** What is called: its text, its picture, or both. */
const called = z.object({
  text: z.string(),
  /** What its picture shows, in words that may be none; null without a picture. */
  alt: z.nullable(z.string()),
});
export type Called = z.output<typeof called>;

/** A game as it is called on a screen, and as its cards are dealt again to be checked: a file beside the PDF. */
export const publishedGame = z.object({
  dimension: z.number(),
  top_word: z.string(),
  free: z.array(z.number()),
  seed: z.number(),
  reuse: z.boolean(),
  /** How many cards were printed. */
  cards: z.number(),
  /** Clues are called instead of words. */
  clues: z.boolean(),
  words: z.array(
    z.object({
      word: called,
      /** Null where the word itself is called. */
      clue: z.nullable(called),
      /** The place of its card in the PDF of pictures; null where neither it nor its clue has one. */
      pictures: z.nullable(z.number()),
    }),
  ),
});
export type PublishedGame = z.output<typeof publishedGame>;
export type GameWord = PublishedGame['words'][number];

/** In characters, what of a word or a clue is shown on a screen. */
const LONGEST = 300;
const calledOf = (text: RichTextValue, image: ImageAttachment | null): Called => ({
  text: excerpt(text, LONGEST),
  alt: image?.alt ?? null,
});

/** A clue is published where it is called: what is written and not printed stays with its owner. */
const callsClue = (bingo: Bingo, { definition, definition_image }: Card): boolean =>
  bingo.call_list.clue && (!isBlank(definition) || definition_image !== null);

/** Words whose picture, or whose clue's picture, shows while they are called. */
const pictured = (bingo: Bingo): Card[] =>
  wordsOf(bingo).filter(
    (card) => card.term_image !== null || (callsClue(bingo, card) && card.definition_image !== null),
  );

export function publishedGameOf(bingo: Bingo): PublishedGame {
  const places = new Map(pictured(bingo).map((card, place) => [card.id, place]));
  return {
    dimension: bingo.dimension,
    top_word: bingo.show_top_word === 1 ? bingo.top_word : '',
    free: [...freeCells(bingo)],
    seed: bingo.shuffle_seed,
    reuse: bingo.reuse_terms === 1,
    cards: countCards(bingo),
    clues: bingo.call_list.clue,
    words: wordsOf(bingo).map((card) => ({
      word: calledOf(card.term, card.term_image),
      clue: callsClue(bingo, card) ? calledOf(card.definition, card.definition_image) : null,
      pictures: places.get(card.id) ?? null,
    })),
  };
}

/** How the pictures stand on their sheets. */
export const PICTURE_SETUP = 's8';
/** In px: as large as such a card has room. */
const PICTURE_SIZE = 200;

/** The pictures of a game for the screen, as a deck: the word's in front, its clue's behind; null without any. */
export function gamePictures(bingo: Bingo): Flashcard | null {
  const items = pictured(bingo).map(({ id, term_image, definition_image }) => ({
    ...{ id, term_image },
    definition_image: bingo.call_list.clue ? definition_image : null,
  }));
  if (items.length === 0) return null;
  return flashcard.parse({
    entity_type: 'flashcard',
    paper: bingo.paper,
    locale: bingo.locale,
    page_setup: PICTURE_SETUP,
    cut_lines: 'none',
    style: { images: { size: PICTURE_SIZE } },
    items,
  });
}

/** The cards that were printed, each at its number less one. */
export const printedCards = ({ words, free, dimension, seed, reuse, cards }: PublishedGame): Grid[] =>
  dealCards({ words: words.length, free: new Set(free), dimension, seed, reuse }, cards);
