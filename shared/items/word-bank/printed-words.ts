import { uniq } from 'es-toolkit';
import { shuffleWithSeed } from '../../shuffle.ts';
import { applyTextCase } from '../parts/text-case.ts';
import type { WordBankData } from './schema.ts';

/** Lists all words in the case in which they print. */
export const listWordsInCase = (data: WordBankData, locale: string): string[] =>
  data.words.map(({ word }) => applyTextCase(word.trim(), data.text_case, locale));

/** Lists the words as they print: in their case and order, each once, even if several items have it. */
export function listPrintedWords(data: WordBankData, locale: string): string[] {
  const words = uniq(listWordsInCase(data, locale).filter((word) => word !== ''));
  if (data.sort_order === 'manual') return words;
  if (data.sort_order === 'a-z') return words.sort(createAlphabeticalOrder(locale));
  return shuffleWords(words, data.shuffle_seed);
}

/** Creates a comparison in the dictionary order of a language, with numbers by their value. */
export const createAlphabeticalOrder = (locale: string) =>
  new Intl.Collator(locale, { numeric: true }).compare;

/** Shuffles the words into an order that differs from that of the questions, if there is another. */
function shuffleWords(words: readonly string[], seed: number): string[] {
  const order = shuffleWithSeed(words, seed);
  const isQuestionOrder = words.length > 1 && order.every((word, place) => word === words[place]);
  return isQuestionOrder ? order.reverse() : order;
}
