import { shuffled } from '../../shuffle.ts';
import { isBlank, plainText } from '../../text/plain-text.ts';
import type { Card } from '../card.ts';
import { cellsOf, freeCells } from './cells.ts';
import { dealCards, differentCards, type Game, type Grid } from './deal.ts';
import type { Bingo } from './schema.ts';

/** Whether it can stand on a card: a word, or a picture. */
export const hasWord = ({ term, term_image }: Card): boolean => !isBlank(term) || term_image !== null;

/** The words of a game, in the order in which they were written. */
export const wordsOf = ({ items }: Pick<Bingo, 'items'>): Card[] => items.filter(hasWord);

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
export function callList({ items, locale, call_list }: Bingo): Card[] {
  const words = items.filter(hasWord);
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

/** Columns of the call list: as chosen, or by how many words there are. */
export function callListColumns(words: number, chosen: number | null): number {
  if (chosen !== null) return chosen;
  if (words <= 24) return 2;
  return words <= 48 ? 3 : 4;
}
