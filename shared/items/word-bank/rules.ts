import { findNextSeed } from '../../shuffle.ts';
import { moveEntry } from '../../vocabulary/move-entry.ts';
import { toBankWordText } from '../parts/bank-word.ts';
import type { BankWord } from '../parts/bank-word-field.ts';
import { WORD_LIMIT } from '../parts/limits.ts';
import { listPrintedWords } from './printed-words.ts';
import type { WordBankData } from './schema.ts';

/** Adds words by hand, after `after` or at the end: trimmed; empty ones are ignored. */
export function addWords(
  data: WordBankData,
  { words, after = data.words.length - 1 }: { words: readonly string[]; after?: number },
): void {
  const added: BankWord[] = words
    .map((word) => toBankWordText(word).trim())
    .filter((word) => word !== '')
    .map((word) => ({ word, manual: true, itemId: null }));
  data.words.splice(after + 1, 0, ...added.slice(0, WORD_LIMIT - data.words.length));
}

/** Sets a word; a word that comes from an item does not change here. */
export function setWord(data: WordBankData, { index, word }: { index: number; word: string }): void {
  const entry = data.words[index];
  if (entry && entry.itemId === null) entry.word = toBankWordText(word);
}

export function removeWord(data: WordBankData, index: number): void {
  if (data.words[index]?.itemId === null) data.words.splice(index, 1);
}

/** Moves a word and makes the bank's order manual. */
export function moveWord(data: WordBankData, { from, to }: { from: number; to: number }): void {
  data.words = moveEntry(data.words, from, to);
  data.sort_order = 'manual';
}

/** Shuffles the words into an order other than the printed one, if there is another. */
export function shuffleWords(data: WordBankData): void {
  const orderBy = (shuffle_seed: number) =>
    listPrintedWords({ ...data, sort_order: 'random', shuffle_seed }, ANY_LOCALE).join('\n');
  const before = orderBy(data.shuffle_seed);
  data.shuffle_seed = findNextSeed(data.shuffle_seed, (seed) => orderBy(seed) !== before);
  data.sort_order = 'random';
}
/** A random order is the same in any. */
const ANY_LOCALE = 'en';
