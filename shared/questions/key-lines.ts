import { once } from 'es-toolkit';
import { listForeignSigns, readNumber } from '../vocabulary/alphabets.ts';
import { listQuestionWords, toAlternatives } from '../vocabulary/question-words.ts';

/** The answer to the question with a number, as a list of answers says it. */
export interface KeyAnswer {
  readonly number: number;
  readonly answer: string;
}

/** A line that has answers to several questions. */
export interface KeyLine {
  /** The name of the section that they belong to, such as "Part 2"; null without one. */
  readonly section: string | null;
  readonly answers: readonly KeyAnswer[];
  /** They are letters, "true" and "false" alone. */
  readonly areLetters: boolean;
  /** True where the line begins with words such as "Answers". */
  readonly hasHeading: boolean;
}

const getSection = once(() => {
  const words = toAlternatives(listQuestionWords('section'));
  return String.raw`(?:(?:${words}) [\p{L}\p{Nd}]{1,5}|第[\p{Nd}一二三四五六七八九十]{1,3}(?:部分|章|课|課|節))`;
});
/** The words above all answers, perhaps with the name of a section before or behind them. */
const getHeading = once(
  () =>
    new RegExp(
      String.raw`^(?:(${getSection()}) ?[:：.–—-]? ?)?[【[]?(?:${toAlternatives(listQuestionWords('key'))})[】\]]?(?: (?:for|to))? ?[:：.–—-]? ?(${getSection()})? ?[:：.–—-]? ?(?=$|[\p{Nd}(（])`,
      'iu',
    ),
);
const getSectionBefore = once(() => new RegExp(String.raw`^(${getSection()}) ?[:：.–—-]? ?(?=\p{Nd})`, 'iu'));
/** Words that are above all answers, and before a single one too. */
const getBoth = once(() => {
  const single = new Set(listQuestionWords('answer'));
  return new RegExp(
    `^[【[]?(?:${toAlternatives(listQuestionWords('key').filter((word) => single.has(word)))})[】\\]]? ?[:：]?$`,
    'iu',
  );
});

/** "1. B", "2) c", "3-A", "4: true", "5B", "6. б", "7. ③". */
const getLetters = once(
  () =>
    new RegExp(
      String.raw`(?<![\p{L}\p{M}\p{Nd}])(\p{Nd}{1,3})\s*[.):=–—．：、-]?\s*[(（]?(true|false|[a-jt]|[Ａ-Ｊ]|${listForeignSigns().join('|')}|[أإآھةیىک]|[①-⑩])[)）]?(?:[.)](?=\s|$))?(?![\p{L}\p{M}\p{Nd}])`,
      'giu',
    ),
);
const NUMBERS = /(?:^|[\s,;，；])[(（]?(\p{Nd}{1,3})\s?[.):=–—．：、）-](?!\p{Nd})\s*/gu;

const readLetters = (text: string): KeyAnswer[] =>
  [...text.matchAll(getLetters())].map(([, number = '', answer = '']) => ({
    number: readNumber(number),
    answer,
  }));

/** Reads "1. Paris 2. Rome": numbers that count up from the beginning of a text. */
function readWords(text: string): KeyAnswer[] {
  const marks: { number: number; from: number; to: number }[] = [];
  for (const { 0: whole, 1: digits, index } of text.matchAll(NUMBERS)) {
    const number = readNumber(digits ?? '');
    const last = marks.at(-1);
    if (last ? number === last.number + 1 : index === 0)
      marks.push({ number, from: index, to: index + whole.length });
  }
  return marks.map(({ number, to }, at) => ({
    number,
    answer: text
      .slice(to, marks[at + 1]?.from)
      .replace(/[,;，；]$/, '')
      .trim(),
  }));
}

/** Tells whether a text has nothing but numbers with letters. */
const areLettersAlone = (text: string): boolean => /^[\s,;.|/，；、]*$/.test(text.replace(getLetters(), ''));

/** Reads the answers of a text that has several; one alone may have any words. */
export function readAnswers(text: string): KeyAnswer[] {
  if (areLettersAlone(text)) return readLetters(text);
  const words = readWords(text);
  if (words.length > 0) return words;
  return /^\(?\p{Nd}/u.test(text) ? readLetters(text) : [];
}

const cleanLine = (text: string): string => text.trim().replace(/\s+/g, ' ');

/** Reads the heading of the answers to all questions, with the name of a section; null where a line is none. */
export function readKeyHeading(text: string): { readonly section: string | null } | null {
  const line = cleanLine(text);
  const heading = getHeading().exec(line);
  if (!heading || heading[0].length < line.length) return null;
  return { section: heading[1] ?? heading[2] ?? null };
}

const getSectionLine = once(() => new RegExp(`^${getSection()}(?:$|[ ]?[:：.–—(（-])`, 'iu'));
/** Tells whether a line is the name of a part of the test: "Part B", "Teil 2: Grammatik". */
export const isSectionLine = (text: string): boolean => getSectionLine().test(cleanLine(text));

/** Tells whether a heading of the answers to all questions may as well be that of a single answer: "Svar", "答案". */
export const isHeadingOfOne = (text: string): boolean => getBoth().test(cleanLine(text));

/**
 * Reads a line such as "Answers: 1. A 2. B", or one of numbers and letters alone, by which nothing is asked; null where a
 * line is none.
 */
export function readKeyLine(text: string): KeyLine | null {
  const line = cleanLine(text);
  const heading = getHeading().exec(line);
  const before = heading ?? getSectionBefore().exec(line);
  const list = line.slice(before?.[0].length ?? 0);
  const areLetters = areLettersAlone(list);
  const answers = areLetters ? readLetters(list) : readWords(list);
  if (answers.length < 2 || (!areLetters && !heading)) return null;
  return { section: before?.[1] ?? before?.[2] ?? null, answers, areLetters, hasHeading: heading !== null };
}
