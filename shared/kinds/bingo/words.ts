import { uniqBy } from 'es-toolkit';
import { shuffleWithSeed } from '../../shuffle.ts';
import { getDirection } from '../../text/direction.ts';
import { isBlank, toExcerpt, toPlainText } from '../../text/plain-text.ts';
import type { ImageAttachment } from '../../vocabulary/image.ts';
import type { Card } from '../parts/card-schema.ts';
import { listCells, listFreeCells } from './cells.ts';
import { countDifferentCards, type DealSettings, dealCards, type Grid } from './deal-cards.ts';
import { listPools } from './pools.ts';
import type { Bingo } from './schema.ts';

/** Tells whether the entry can be on a card: it has a word or a picture. */
export const hasWord = ({ term, term_image }: Card): boolean => !isBlank(term) || term_image !== null;

/**
 * Returns the properties that tell pictures apart: the same drawing turned, or in another colour, is another
 * word.
 */
const getPictureLook = (image: ImageAttachment | null) =>
  image && [image.id, image.color, image.rotation, image.flip_x, image.flip_y];

/** Returns a key for the content of a square: two entries with the same key are one word. */
const getWordIdentity = ({ term, term_image }: Card): string =>
  JSON.stringify([typeof term === 'string' ? term.trim() : term, getPictureLook(term_image)]);

/** Lists of an editor never change: the words of each are told apart once, however many parts of the page ask for them. */
const listed = new WeakMap<readonly Card[], readonly Card[]>();

/** Lists the words of a game in the order of writing; a repeated word counts once. */
export function listWords({ items }: Pick<Bingo, 'items'>): readonly Card[] {
  const words = listed.get(items) ?? uniqBy(items.filter(hasWord), getWordIdentity);
  if (Object.isFrozen(items)) listed.set(items, words);
  return words;
}

/** Finds the repeated words, as places among the items; `isSame` is false where only the capitals differ. */
export function findRepeatedWords({ items }: Pick<Bingo, 'items'>): { place: number; isSame: boolean }[] {
  const [known, folded] = [new Set<string>(), new Set<string>()];
  return items.flatMap((card, place) => {
    if (!hasWord(card)) return [];
    const word = getWordIdentity(card);
    const found = { place, isSame: known.has(word) };
    // One letter, large and small, is a pair that a game may well be about.
    const isAgain =
      found.isSame || (folded.has(word.toLocaleLowerCase()) && toExcerpt(card.term, 2).length > 1);
    known.add(word);
    folded.add(word.toLocaleLowerCase());
    return isAgain ? [found] : [];
  });
}

/** Returns the inputs from which the cards of the set are dealt. */
export const getDealSettings = (bingo: Bingo): DealSettings => ({
  words: listWords(bingo).length,
  free: listFreeCells(bingo),
  dimension: bingo.dimension,
  seed: bingo.shuffle_seed,
  reuse: bingo.reuse_terms === 1,
  byColumn: bingo.column_words,
});

/** Deals the cards of the set; fewer than asked for where there are no more different ones. */
export const dealSetOfCards = (bingo: Bingo): Grid[] => dealCards(getDealSettings(bingo), bingo.card_count);

/** Counts the cards of the set. */
export const countCards = (bingo: Bingo): number =>
  countDifferentCards(getDealSettings(bingo), bingo.card_count);

/** Counts the sheets of cards; one while there are too few words for a card. */
export const countCardSheets = (bingo: Bingo): number =>
  Math.max(1, Math.ceil(countCards(bingo) / bingo.cards_per_page));

/** The place of a word that is not written yet: its square is empty, and not free. */
const ABSENT = Number.MAX_SAFE_INTEGER;

/**
 * Arranges a card with the words there are, while they are too few: each word stays in its square as others
 * are added.
 */
export function arrangeUnfinishedCard(bingo: Bingo): Grid {
  const { dimension, shuffle_seed } = bingo;
  const placed = listPools(getDealSettings(bingo)).flatMap(({ cells, words }) =>
    shuffleWithSeed(cells, shuffle_seed).map((cell, at) => [cell, words[at] ?? ABSENT] as const),
  );
  const words = new Map(placed);
  return listCells(dimension).map((cell) => words.get(cell) ?? null);
}

/** Lists the words in the order of the call list. */
export function listCalls(bingo: Bingo): readonly Card[] {
  const { locale, call_list } = bingo;
  const words = listWords(bingo);
  if (call_list.sort === 'natural') return words;
  if (call_list.sort === 'rand') return shuffleWithSeed(words, call_list.shuffle_seed);
  const { compare } = new Intl.Collator(locale, { numeric: true });
  const getCallName = (word: Card) => {
    const { text, image } = getCalled(word, call_list.clue);
    return toPlainText(text).trim() || image?.alt || '';
  };
  return words.toSorted((a, b) => compare(getCallName(a), getCallName(b)));
}

/** Returns the call of a word: its clue where clues are wanted and it has one, else the word itself. */
export function getCalled({ term, term_image, definition, definition_image }: Card, clue: boolean) {
  const hasClue = clue && (!isBlank(definition) || definition_image !== null);
  return hasClue ? { text: definition, image: definition_image } : { text: term, image: term_image };
}

/**
 * Returns the word to a clue that is called, in plain text: the caller needs both. Empty where the word itself is called, or what is
 * drawn on the squares is what is called, as "Clock: 12:30" for 12:30.
 */
export function getAnswer(word: Card, clue: boolean): string {
  const { text, image } = getCalled(word, clue);
  if (text === word.term && image === word.term_image) return '';
  const called = toPlainText(text).trim();
  const { alt: name = '', drawing } = word.term_image ?? {};
  const isSaid = drawing !== undefined && called !== '' && name.endsWith(called);
  return toPlainText(word.term).trim() || (isSaid ? '' : name);
}

/** Returns the direction of the call list: that of most of its calls, in whatever order. */
export function getCallListDirection(words: readonly Card[], clue: boolean): 'ltr' | 'rtl' {
  const texts = words.map((word) => getCalled(word, clue).text).filter((text) => !isBlank(text));
  const fromTheRight = texts.filter((text) => getDirection(text) === 'rtl').length;
  return fromTheRight > texts.length / 2 ? 'rtl' : 'ltr';
}

/** Counts the columns of the call list: as chosen, or by the number of words. */
export function countCallListColumns(words: number, chosen: number | null): number {
  if (chosen !== null) return chosen;
  if (words <= 24) return 2;
  return words <= 48 ? 3 : 4;
}
