import { clampTo } from '../../range.ts';
import { getNextSeed } from '../../shuffle.ts';
import { cleanTypedText } from '../../text/clean-text.ts';
import { stripTags } from '../../text/strip-tags.ts';
import { moveEntry } from '../../vocabulary/move-entry.ts';
import { OPTION_LIMIT } from '../parts/limits.ts';
import { measureLongestLine, SHORTEST_LINE, type TextMetrics } from './layout.ts';
import {
  SCRAMBLE_COLUMNS,
  SCRAMBLE_LINE,
  type ScrambleType,
  TERM_LIMIT,
  type TermChoice,
  type WordScrambleData,
} from './schema.ts';
import { splitTerm } from './scramble.ts';
import {
  addFirstChoices,
  createTwoChoices,
  listTermChoices,
  moveTermChoices,
  removeTermChoices,
  restoreTermChoice,
} from './term-choices.ts';

export const toTermText = (typed: string): string =>
  cleanTypedText(stripTags(typed).replace(/\s+/g, ' '), TERM_LIMIT);

/** Returns the seed of a term, or a default where a file has fewer seeds than terms. */
export const getSeed = ({ shuffle_seeds }: WordScrambleData, term: number): number =>
  shuffle_seeds[term] ?? term + 1;

const fillSeeds = (data: WordScrambleData): void => {
  data.shuffle_seeds = data.terms.map((_, term) => getSeed(data, term));
};

/** Adds terms after `after` or at the end, without tags and trimmed; empty ones are ignored unless alone. */
export function addTerms(
  data: WordScrambleData,
  { terms, after = data.terms.length - 1 }: { terms: readonly string[]; after?: number },
): void {
  fillSeeds(data);
  const texts = terms
    .map((term) => toTermText(term).trim())
    .filter((term) => term !== '' || terms.length === 1);
  for (const [place, text] of texts.slice(0, OPTION_LIMIT - data.terms.length).entries()) {
    const at = after + 1 + place;
    moveTermChoices(data, (term) => (term >= at ? term + 1 : term));
    data.shuffle_seeds.splice(at, 0, getNextSeed(Math.max(0, ...data.shuffle_seeds) + data.terms.length));
    data.terms.splice(at, 0, text);
    if (data.type === 'multiple_per_term') addFirstChoices(data, at);
  }
}

export function setTerm(data: WordScrambleData, { index, text }: { index: number; text: string }): void {
  if (index < data.terms.length) data.terms[index] = toTermText(text);
}

export function removeTerm(data: WordScrambleData, index: number): void {
  fillSeeds(data);
  data.terms.splice(index, 1);
  data.shuffle_seeds.splice(index, 1);
  removeTermChoices(data, index);
}

/** A term with all that goes with it when it is removed. */
export interface RemovedTerm {
  readonly text: string;
  readonly seed: number;
  readonly choices: readonly TermChoice[];
}

export const readTerm = (data: WordScrambleData, index: number): RemovedTerm => ({
  text: data.terms[index] ?? '',
  seed: getSeed(data, index),
  choices: listTermChoices(data, index),
});

/** Puts a removed term back in its place, scrambled as it was and with its choices. */
export function restoreTerm(
  data: WordScrambleData,
  { index, removed: { text, seed, choices } }: { index: number; removed: RemovedTerm },
): void {
  if (data.terms.length >= OPTION_LIMIT) return;
  fillSeeds(data);
  moveTermChoices(data, (term) => (term >= index ? term + 1 : term));
  data.terms.splice(index, 0, text);
  data.shuffle_seeds.splice(index, 0, seed);
  // The type may have been changed since.
  if (data.type !== 'multiple_per_term') return;
  if (choices.length === 0) addFirstChoices(data, index);
  for (const [place, choice] of choices.entries())
    restoreTermChoice(data, { place, choice: { ...choice, term_index: index } });
}

export function moveTerm(data: WordScrambleData, { from, to }: { from: number; to: number }): void {
  fillSeeds(data);
  const order = moveEntry([...data.terms.keys()], from, to);
  data.terms = moveEntry(data.terms, from, to);
  data.shuffle_seeds = moveEntry(data.shuffle_seeds, from, to);
  moveTermChoices(data, (term) => order.indexOf(term));
}

/**
 * Sets the type. Leaving multiple-per-term removes its choices; entering it gives each term two empty ones.
 */
export function setScrambleType(data: WordScrambleData, type: ScrambleType): void {
  if (data.type === type) return;
  data.type = type;
  data.terms_choices =
    type === 'multiple_per_term' ? data.terms.flatMap((_, term) => createTwoChoices(term)) : [];
}

/** Gives every term another order. */
export function reshuffleTerms(data: WordScrambleData): void {
  fillSeeds(data);
  data.shuffle_seeds = data.shuffle_seeds.map(getNextSeed);
}

/** Tells whether any term has several words, which `byWord` needs. */
export const hasSeveralWords = ({ terms }: WordScrambleData): boolean =>
  terms.some((term) => splitTerm(term).length > 1);

/** Tells whether the terms can be wrong answers to each other: a single one cannot. */
export const hasWrongAnswers = ({ terms }: WordScrambleData): boolean =>
  new Set(terms.map((term) => term.trim()).filter(Boolean)).size > 1;

/** Sets the line's length: at least 50 px, and at most as long as its column has room. */
export function setLineLength(
  data: WordScrambleData,
  { length, type }: { length: number; type: TextMetrics },
): void {
  data.line_length = Math.max(SHORTEST_LINE, Math.min(length, measureLongestLine(data, type)));
}

/**
 * Sets the number of columns; lines are shortened to their columns, but never below 50 px. A line that was as long as its
 * column allows grows again with the column.
 */
export function setScrambleColumns(
  data: WordScrambleData,
  { columns, type }: { columns: number; type: TextMetrics },
): void {
  const wasLongest = data.line_length >= measureLongestLine(data, type);
  data.number_of_columns = clampTo(SCRAMBLE_COLUMNS, columns);
  const length = wasLongest ? Math.max(data.line_length, SCRAMBLE_LINE.initial) : data.line_length;
  setLineLength(data, { length, type });
}

export function setScrambleLinePosition(
  data: WordScrambleData,
  { position, type }: { position: WordScrambleData['line_position']; type: TextMetrics },
): void {
  data.line_position = position;
  setLineLength(data, { length: data.line_length, type });
}
