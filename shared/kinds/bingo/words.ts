import { uniqBy } from 'es-toolkit';
import { shuffled } from '../../shuffle.ts';
import { directionOf } from '../../text/direction.ts';
import { excerpt, isBlank, plainText } from '../../text/plain-text.ts';
import type { ImageAttachment } from '../../vocabulary/image.ts';
import type { Card } from '../parts/card.ts';
import { cellsOf, freeCells } from './cells.ts';
import { dealCards, differentCards, type Game, type Grid } from './deal.ts';
import type { Bingo } from './schema.ts';

/** Whether it can stand on a card: a word, or a picture. */
export const hasWord = ({ term, term_image }: Card): boolean => !isBlank(term) || term_image !== null;

/** Of a picture, what makes it another one: the same drawing turned, or in another colour, is another word. */
const lookOf = (image: ImageAttachment | null) =>
  image && [image.id, image.color, image.rotation, image.flip_x, image.flip_y];

/** What stands in a square: two words alike there are one. */
const standsAs = ({ term, term_image }: Card): string =>
  JSON.stringify([typeof term === 'string' ? term.trim() : term, lookOf(term_image)]);

/** The words of a game, in the order in which they were written; what is written twice is one word. */
export const wordsOf = ({ items }: Pick<Bingo, 'items'>): Card[] => uniqBy(items.filter(hasWord), standsAs);

/** The words that are written again, by their places among the items: the same, or in other capitals. */
export function wordsAgain({ items }: Pick<Bingo, 'items'>): { place: number; isSame: boolean }[] {
  const [known, folded] = [new Set<string>(), new Set<string>()];
  return items.flatMap((card, place) => {
    if (!hasWord(card)) return [];
    const word = standsAs(card);
    const found = { place, isSame: known.has(word) };
    // One letter, large and small, is a pair that a game may well be about.
    const isAgain =
      found.isSame || (folded.has(word.toLocaleLowerCase()) && excerpt(card.term, 2).length > 1);
    known.add(word);
    folded.add(word.toLocaleLowerCase());
    return isAgain ? [found] : [];
  });
}

/** What the cards of the set are dealt from. */
export const gameOf = (bingo: Bingo): Game => ({
  words: wordsOf(bingo).length,
  free: freeCells(bingo),
  dimension: bingo.dimension,
  seed: bingo.shuffle_seed,
  reuse: bingo.reuse_terms === 1,
});

/** The cards of the set, fewer than were asked for where there are no more different ones. */
export const cardsOf = (bingo: Bingo): Grid[] => dealCards(gameOf(bingo), bingo.card_count);

/** How many cards the set has. */
export const countCards = (bingo: Bingo): number => differentCards(gameOf(bingo), bingo.card_count);

/** How many sheets the cards take; one while there are too few words for a card. */
export const sheetsOfCards = (bingo: Bingo): number =>
  Math.max(1, Math.ceil(countCards(bingo) / bingo.cards_per_page));

/**
 * A card with the words that there are, while they are too few for one: each in a square of its own, where it stays
 * as others are added.
 */
export function unfinishedCard(bingo: Bingo): Grid {
  const { dimension, shuffle_seed } = bingo;
  const free = freeCells(bingo);
  const open = shuffled(
    cellsOf(dimension).filter((cell) => !free.has(cell)),
    shuffle_seed,
  );
  const words = new Map(open.map((cell, word) => [cell, word]));
  return cellsOf(dimension).map((cell) => words.get(cell) ?? null);
}

/** The words in the order of the call list. */
export function callList(bingo: Bingo): Card[] {
  const { locale, call_list } = bingo;
  const words = wordsOf(bingo);
  if (call_list.sort === 'natural') return words;
  if (call_list.sort === 'rand') return shuffled(words, call_list.shuffle_seed);
  const { compare } = new Intl.Collator(locale, { numeric: true });
  const nameOf = (word: Card) => {
    const { text, image } = calledOf(word, call_list.clue);
    return plainText(text).trim() || image?.alt || '';
  };
  return words.toSorted((a, b) => compare(nameOf(a), nameOf(b)));
}

/** What is called of a word: its clue where clues are wanted and it has one, else itself. */
export function calledOf({ term, term_image, definition, definition_image }: Card, clue: boolean) {
  const hasClue = clue && (!isBlank(definition) || definition_image !== null);
  return hasClue ? { text: definition, image: definition_image } : { text: term, image: term_image };
}

/** For the `dir` of the call list: the direction of most of what is called, in whichever order it is called. */
export function callListDirection(words: readonly Card[], clue: boolean): 'ltr' | 'rtl' {
  const texts = words.map((word) => calledOf(word, clue).text).filter((text) => !isBlank(text));
  const fromTheRight = texts.filter((text) => directionOf(text) === 'rtl').length;
  return fromTheRight > texts.length / 2 ? 'rtl' : 'ltr';
}

/** Columns of the call list: as chosen, or by how many words there are. */
export function callListColumns(words: number, chosen: number | null): number {
  if (chosen !== null) return chosen;
  if (words <= 24) return 2;
  return words <= 48 ? 3 : 4;
}
