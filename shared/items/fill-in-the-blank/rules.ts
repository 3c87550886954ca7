import { mapWords } from '../../maths/formula-text.ts';
import { clampTo } from '../../range.ts';
import { cleanTypedText } from '../../text/clean-text.ts';
import { stripTags } from '../../text/strip-tags.ts';
import { PLAIN_LIMIT } from '../../vocabulary/schema-fields.ts';
import { OPTION_LIMIT, WORD_LIMIT } from '../parts/limits.ts';
import { addRange, type BlankRange, coversWhole, subtractRange } from './blank-ranges.ts';
import { getBlankRange, isBlankWord } from './blanks.ts';
import { carryLetters, carryRanges } from './carry-blanks.ts';
import { normalizeChoices } from './choices.ts';
import { matchTokens } from './match-tokens.ts';
import { BLANK_COLUMNS, type BlankWord, CHOICE_LIMIT, type FillInTheBlankData } from './schema.ts';
import { createWord, isLetters, isWord, joinKnown, type Token, tokenize } from './tokens.ts';

/** Returns the word after a correction; blanks whose letters are still there remain. */
function carryOverWord(old: BlankWord, token: Token): BlankWord {
  if (old.value === token.value) return isGluedAlike(old, token) ? old : { ...old, ...token };
  if (!isWord(token.value)) return createWord(token);
  const isWhole = old.blank && (old.partials.length === 0 || coversWhole(old.partials, old.value.length));
  if (!isWhole && !(isLetters(old.value) && isLetters(token.value))) return createWord(token);
  const partials = isWhole ? coverWord(token.value) : carryRanges(old.partials, old.value, token.value);
  return {
    ...token,
    ...(isWhole && old.also_right && { also_right: old.also_right }),
    blank: old.blank || coversWhole(partials, token.value.length),
    partials,
    specific_filters: carryLetters(old.specific_filters, old.value, token.value),
  };
}

const isGluedAlike = (a: Token, b: Token): boolean =>
  a.hasNotSpaceBeforeSpecialChar === b.hasNotSpaceBeforeSpecialChar;

const coverWord = (value: string): BlankRange[] => [{ start: 0, end: value.length }];

/**
 * Replaces the text, without tags and at most 20,000 characters long. Blanks and their choices remain where
 * their words do.
 */
export function setBlankText(
  data: FillInTheBlankData,
  { text, locale }: { text: string; locale: string },
): void {
  const clean = cleanTypedText(mapWords(text, stripTags), PLAIN_LIMIT);
  const before = [...data.words];
  const tokens = joinKnown(tokenize(clean, locale), listJoined(before, locale)).slice(0, WORD_LIMIT);
  const matches = matchTokens(
    { values: before.map(({ value }) => value), kept: before.map((word) => getBlankRange(word, data)) },
    tokens.map(({ value }) => value),
  );
  data.words = tokens.map((token, place) => {
    const old = before[matches[place] ?? -1];
    return old ? carryOverWord(old, token) : createWord(token);
  });
  data.choices = data.choices.flatMap((choice) => {
    const word_index = matches.indexOf(choice.word_index);
    return word_index < 0 ? [] : [{ ...choice, word_index }];
  });
  normalizeChoices(data);
}

/** Lists the words that are one although their letters are several tokens: answers that were read from a file. */
const listJoined = (words: readonly BlankWord[], locale: string): Set<string> =>
  new Set(
    words.flatMap(({ value, partials }) =>
      partials.length > 0 && tokenize(value, locale).length > 1 ? [value] : [],
    ),
  );

/** Makes a whole word a blank, or a word again. */
export function setBlank(
  data: FillInTheBlankData,
  { index, blank }: { index: number; blank: boolean },
): void {
  const word = data.words[index];
  if (!word || !isWord(word.value)) return;
  word.blank = blank;
  if (!blank) delete word.also_right;
  word.partials = blank ? coverWord(word.value) : [];
  word.specific_filters = [];
  normalizeChoices(data);
}

/** Sets what is right as well for the blank of a word: "color / colur". */
export function setAlsoRight(
  data: FillInTheBlankData,
  { index, text }: { index: number; text: string },
): void {
  const word = data.words[index];
  if (!word) return;
  const also_right = cleanTypedText(text, CHOICE_LIMIT);
  if (also_right.trim() === '') delete word.also_right;
  else word.also_right = also_right;
}

/** Makes a range of a word's letters a blank, or letters again. */
export function setPartial(
  data: FillInTheBlankData,
  { index, range, blank }: { index: number; range: BlankRange; blank: boolean },
): void {
  const word = data.words[index];
  if (!word || !isWord(word.value)) return;
  const change = blank ? addRange : subtractRange;
  // A formula has no letters: all of it is a blank, or none.
  const part = isLetters(word.value) ? range : { start: 0, end: word.value.length };
  word.partials = change(word.partials, part, word.value.length).slice(0, OPTION_LIMIT);
  word.blank = coversWhole(word.partials, word.value.length);
  word.specific_filters = [];
  normalizeChoices(data);
}

/**
 * Blanks follow the type. To partial words: a blank becomes a range over the whole word, a word whose range does
 * not cover it all loses it, and letters that stay are forgotten. To whole words: a word with a range is a blank.
 */
export function setBlankType(data: FillInTheBlankData, type: FillInTheBlankData['type']): void {
  if (data.type === type) return;
  data.type = type;
  for (const word of data.words) {
    if (type === 'partial_word') toPartial(word);
    else word.blank = word.partials.length > 0;
  }
  normalizeAnswerType(data);
  normalizeChoices(data);
}

function toPartial(word: BlankWord): void {
  const { length } = word.value;
  const isWhole = word.blank && (word.partials.length === 0 || coversWhole(word.partials, length));
  word.partials = isWhole ? coverWord(word.value) : [];
  word.blank = isWhole;
  word.specific_filters = [];
}

/** Forces the plain blank for missing letters to choose from. */
function normalizeAnswerType(data: FillInTheBlankData): void {
  if (data.type === 'partial_word' && data.multiple_choice) data.answer_type = 'blank';
}

export function setAnswerType(data: FillInTheBlankData, type: FillInTheBlankData['answer_type']): void {
  data.answer_type = type;
  normalizeAnswerType(data);
}

/**
 * Switches multiple choice. Switching it on gives every blank its answer and two more choices to write;
 * switching it off keeps them.
 */
export function setMultipleChoice(data: FillInTheBlankData, on: boolean): void {
  data.multiple_choice = on;
  normalizeAnswerType(data);
  normalizeChoices(data);
}

export function setBlankColumns(data: FillInTheBlankData, columns: number): void {
  data.number_of_columns = clampTo(BLANK_COLUMNS, columns);
}

/**
 * Makes a letter of a letter blank visible, or one to fill in again; `letter` is its place in the word. At most 100
 * letters of a word stay visible.
 */
export function setLetterShown(
  data: FillInTheBlankData,
  { index, letter, shown }: { index: number; letter: number; shown: boolean },
): void {
  const word = data.words[index];
  if (!word || !isBlankWord(word, data)) return;
  const others = word.specific_filters.filter((place) => place !== letter);
  if (shown && others.length >= OPTION_LIMIT) return;
  word.specific_filters = shown ? [...others, letter].sort((a, b) => a - b) : others;
}
