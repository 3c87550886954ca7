import { joinAlternatives, splitAlternatives } from '../parts/alternatives.ts';
import type { BlankRange } from './blank-ranges.ts';
import type { BlankWord, FillInTheBlankData } from './schema.ts';
import { isTypedBlank } from './tokens.ts';

/** A part of a word, either printed or to be filled in. */
export interface WordPart {
  readonly text: string;
  /** The offset of the part in the word, in UTF-16 units. */
  readonly start: number;
  readonly isBlank: boolean;
}

type Typed = Pick<FillInTheBlankData, 'type'>;

/** Splits the word into its parts, in order: one blank, or letters and blanks in turn. */
export function splitWord(word: BlankWord, { type }: Typed): WordPart[] {
  if (type === 'whole_word') return [{ text: word.value, start: 0, isBlank: word.blank }];
  const parts: WordPart[] = [];
  let at = 0;
  for (const { start, end } of word.partials) {
    parts.push({ text: word.value.slice(at, start), start: at, isBlank: false });
    parts.push({ text: word.value.slice(start, end), start, isBlank: true });
    at = end;
  }
  return [...parts, { text: word.value.slice(at), start: at, isBlank: false }].filter(
    ({ text }) => text !== '',
  );
}

/** Tells whether there is something that can be left out: a row of underscores is a blank already. */
const isPrinted = (value: string): boolean => value.trim() !== '' && !isTypedBlank(value);

/** Tells whether the student fills in any part of the word. */
export const isBlankWord = (word: BlankWord, { type }: Typed): boolean =>
  isPrinted(word.value) && (type === 'whole_word' ? word.blank : word.partials.length > 0);

/** Returns where the blanks of a word begin and end, in UTF-16 units; null for a word without one. */
export function getBlankRange(word: BlankWord, typed: Typed): BlankRange | null {
  if (!isBlankWord(word, typed)) return null;
  const [first, last] = typed.type === 'partial_word' ? [word.partials[0], word.partials.at(-1)] : [];
  return { start: first?.start ?? 0, end: last?.end ?? word.value.length };
}

/** Lists the answers of one word, one for each blank. */
export const listWordAnswers = (word: BlankWord, typed: Typed): string[] =>
  isBlankWord(word, typed)
    ? splitWord(word, typed).flatMap(({ text, isBlank }) => (isBlank ? [text] : []))
    : [];

/** Lists the answers of the text, blank by blank, as a word bank prints them. */
export const listBlankAnswers = (data: FillInTheBlankData): string[] =>
  data.words.flatMap((word) => listWordAnswers(word, data));

/** Tells whether something else may be right for a word: it has one blank, that is written. */
export const canHaveAlternatives = (word: BlankWord, data: Typed & { multiple_choice: boolean }): boolean =>
  !data.multiple_choice && listWordAnswers(word, data).length === 1;

/** Lists what is expected in the text, blank by blank, with what is right as well: "colour / color". */
export const listExpectedAnswers = (data: FillInTheBlankData): string[] =>
  data.words.flatMap((word) => {
    const answers = listWordAnswers(word, data);
    return canHaveAlternatives(word, data)
      ? [joinAlternatives([...answers, ...splitAlternatives(word.also_right ?? '')])]
      : answers;
  });

/** Tells whether a text is punctuation alone, such as the apostrophe of "don't". */
const isPunctuation = (text: string): boolean => /^\p{P}+$/u.test(text);

/** Tells whether a sign among the letters to fill in is printed anyway: punctuation, unless it alone was chosen. */
export const isGiven = (letter: string, part: string): boolean =>
  isPunctuation(letter) && !isPunctuation(part);

/** Lists the places of the words that have a blank. */
export const listBlankPlaces = (data: FillInTheBlankData): number[] =>
  data.words.flatMap((word, index) => (isBlankWord(word, data) ? [index] : []));

/** Returns the correct choice of a word: its answer, or its missing letters. */
export const getChoiceText = (word: BlankWord, typed: Typed): string =>
  listWordAnswers(word, typed).join(' … ');

/** Returns the answer type in force: missing letters to choose from are always written on a plain line. */
export const getAnswerType = (data: FillInTheBlankData): FillInTheBlankData['answer_type'] =>
  data.type === 'partial_word' && data.multiple_choice ? 'blank' : data.answer_type;

/** Tells whether some word prints a place for each of its letters. */
export const hasLetterBlanks = (data: FillInTheBlankData): boolean =>
  getAnswerType(data) === 'letter_blanks' && listBlankPlaces(data).length > 0;
