import { MemoCache } from '../../paper/measure/memo-cache.ts';
import { CONTENT_HEIGHT } from '../../paper/sheet/page-sizes.ts';
import { getPictureHeight, getRotatedSize } from '../../paper/sheet/place-sticker.ts';
import { isBlank, toExcerpt } from '../../text/plain-text.ts';
import type { RichTextValue } from '../../text/rich-text.ts';
import type { ImageAttachment } from '../../vocabulary/image.ts';
import { LIMITS } from '../../vocabulary/limits.ts';
import { type Flashcard, flashcard } from '../flashcard/schema.ts';
import type { Card } from '../parts/card-schema.ts';
import { computeCardSizes } from './card-places.ts';
import { listFreeCells } from './cells.ts';
import { listCalledLetters } from './column-names.ts';
import { dealCards, type Grid } from './deal-cards.ts';
import { applyGridSizes } from './grid-sizes.ts';
import type { Called, PublishedGame } from './published-game-schema.ts';
import { toTopWord } from './rules.ts';
import type { Bingo } from './schema.ts';
import { countCards, listWords } from './words.ts';

/** The most characters of a word or a clue that a screen shows. */
const LONGEST = 300;
const toCalled = (text: RichTextValue, image: ImageAttachment | null): Called => ({
  text: toExcerpt(text, LONGEST),
  alt: image?.alt ?? null,
  ratio: image ? getPictureRatio(image) : 1,
});

function getPictureRatio(image: ImageAttachment): number {
  const { width, height } = getRotatedSize(image.width, getPictureHeight(image), image.rotation);
  return width / height;
}

/** Tells whether a clue is called and so published: a clue that is written but not printed stays private. */
const isClueCalled = (bingo: Bingo, { definition, definition_image }: Card): boolean =>
  bingo.call_list.clue && (!isBlank(definition) || definition_image !== null);

/** Lists words whose picture, or whose clue's picture, shows while they are called. */
const listPicturedWords = (bingo: Bingo): Card[] =>
  listWords(bingo).filter(
    (card) => card.term_image !== null || (isClueCalled(bingo, card) && card.definition_image !== null),
  );

/**
 * Returns the picture on the free spaces, if there are any and the deck of pictures has room for one more.
 */
const getFreePicture = (bingo: Bingo): ImageAttachment | null =>
  listFreeCells(bingo).size > 0 && listPicturedWords(bingo).length < LIMITS.items
    ? bingo.free_space_image
    : null;

function getLook(bingo: Bingo): PublishedGame['look'] {
  const { locale, style, font_size } = applyGridSizes(bingo, new MemoCache());
  const sheet = { first: CONTENT_HEIGHT, other: CONTENT_HEIGHT };
  const { square, squareHeight, topRow } = computeCardSizes(bingo, sheet);
  const { font, color, images } = style;
  const sizes = { square, square_height: squareHeight, top_row: topRow };
  const { squares } = bingo;
  return { locale, font, color, font_size, image_size: images.size, ...sizes, ...(squares && { squares }) };
}

export function createPublishedGame(bingo: Bingo): PublishedGame {
  const places = new Map(listPicturedWords(bingo).map((card, place) => [card.id, place]));
  const free = getFreePicture(bingo);
  const letters = listCalledLetters(bingo);
  return {
    dimension: bingo.dimension,
    top_word: bingo.show_top_word === 1 ? toTopWord(bingo.top_word, bingo.dimension) : '',
    free: [...listFreeCells(bingo)],
    free_picture: free && { place: places.size, alt: free.alt, ratio: getPictureRatio(free) },
    look: getLook(bingo),
    seed: bingo.shuffle_seed,
    reuse: bingo.reuse_terms === 1,
    by_column: bingo.column_words,
    cards: countCards(bingo),
    clues: bingo.call_list.clue,
    words: listWords(bingo).map((card) => ({
      word: toCalled(card.term, card.term_image),
      letter: letters.get(card.id) ?? '',
      clue: isClueCalled(bingo, card) ? toCalled(card.definition, card.definition_image) : null,
      pictures: places.get(card.id) ?? null,
    })),
  };
}

/** The greatest length of an id; no word's id is that long. */
const FREE_ID = 'free-space'.padEnd(64, '-');

/** The card setup of the sheets of pictures. */
export const PICTURE_SETUP = 's8';
/** How high they are, in px: as large as such a card has room. */
export const PICTURE_SIZE = 200;

/**
 * Creates a deck of a game's pictures for the screen: the word's in front, its clue's behind, and last the
 * one on the free spaces; null without any.
 */
export function createGamePictures(bingo: Bingo): Flashcard | null {
  const items = listPicturedWords(bingo).map(({ id, term_image, definition_image }) => ({
    id,
    term_image,
    definition_image: bingo.call_list.clue ? definition_image : null,
  }));
  const free = getFreePicture(bingo);
  if (free) items.push({ id: FREE_ID, term_image: free, definition_image: null });
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

/** Deals the cards that were printed; each is at its number less one. */
export function dealPrintedCards(game: PublishedGame): Grid[] {
  const { words, free, dimension, seed, reuse, by_column: byColumn, cards } = game;
  return dealCards({ words: words.length, free: new Set(free), dimension, seed, reuse, byColumn }, cards);
}
