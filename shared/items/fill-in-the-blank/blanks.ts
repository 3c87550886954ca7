import type { BlankWord, FillInTheBlankData } from './schema.ts';
import { isWord } from './tokens.ts';

/** A part of a word, either printed or to be filled in. */
export interface WordPart {
  readonly text: string;
  /** Where it begins, in UTF-16 units of the word. */
  readonly start: number;
  readonly isBlank: boolean;
}

type Typed = Pick<FillInTheBlankData, 'type'>;

/** The word in its parts, in order: one blank, or letters and blanks in turn. */
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

/** Whether something of the word is to be filled in. */
export const isBlankWord = (word: BlankWord, { type }: Typed): boolean =>
  isWord(word.value) && (type === 'whole_word' ? word.blank : word.partials.length > 0);

/** What is to be filled in of one word, each blank by itself. */
export const listWordAnswers = (word: BlankWord, typed: Typed): string[] =>
  isBlankWord(word, typed)
    ? splitWord(word, typed).flatMap(({ text, isBlank }) => (isBlank ? [text] : []))
    : [];

/** What is to be filled in, blank by blank, as a word bank lists it. */
export const listBlankAnswers = (data: FillInTheBlankData): string[] =>
  data.words.flatMap((word) => listWordAnswers(word, data));

/** The places of the words that have a blank. */
export const listBlankPlaces = (data: FillInTheBlankData): number[] =>
  data.words.flatMap((word, index) => (isBlankWord(word, data) ? [index] : []));

/** What has to be chosen for a word: its answer, or its missing letters. */
export const getChoiceText = (word: BlankWord, typed: Typed): string =>
  listWordAnswers(word, typed).join(' … ');

/** Missing letters to choose from are always written on a plain line. */
export const getAnswerType = (data: FillInTheBlankData): FillInTheBlankData['answer_type'] =>
  data.type === 'partial_word' && data.multiple_choice ? 'blank' : data.answer_type;

/** Whether some word prints a place for each of its letters. */
export const hasLetterBlanks = (data: FillInTheBlankData): boolean =>
  getAnswerType(data) === 'letter_blanks' && listBlankPlaces(data).length > 0;
