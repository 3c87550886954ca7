import { once } from 'es-toolkit';
import { listForeignSigns, readNumber } from '../vocabulary/alphabets.ts';
import { listQuestionWords, QUESTION_WORDS, toAlternatives } from '../vocabulary/question-words.ts';

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
      String.raw`^(?:(${getSection()}) ?[:：.–—-]? ?)?[【[]?(?:${toAlternatives(listQuestionWords('key'))})[】\]]?(?: (?:for|to))? ?[:：.–—-]? ?(${getSection()})? ?[:：.–—-]? ?(?=$|[\p{Nd}(（]|(?:問|问|第|q|frage|question)\s*\p{Nd})`,
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

/** Lists the words for true and false of all languages; a letter alone is one of options. */
const listTruthWords = (): string[] =>
  [...new Set(Object.values(QUESTION_WORDS).flatMap(({ truth }) => truth.flat()))].filter(
    (word) => word.length > 1,
  );

/** "1. B", "2) c", "3-A", "4: true", "5B", "6. б", "7. ③". */
const getLetters = once(
  () =>
    new RegExp(
      String.raw`(?<![\p{L}\p{M}\p{Nd}])(\p{Nd}{1,3})\s*[.):=–—．：、-]?\s*(?:_{3,}\s*)?[(（]?(${toAlternatives(listTruthWords())}|[ivx]{2,4}|[a-jt]|[Ａ-Ｊ]|${listForeignSigns().join('|')}|[أإآھةیىک]|[①-⑩])ـ?[)）]?(?:[.)](?=\s|$))?(?![\p{L}\p{M}\p{Nd}])`,
      'giu',
    ),
);
const NUMBERS = /(?:^|[\s,;，；])[(（]?(\p{Nd}{1,3})\s?[.):=–—．：、）-](?!\p{Nd})\s*/gu;

/** "1-5 BACDA", "6～10: C C B A D": a letter for each question from the first to the last. */
const RANGES =
  /(?<![\p{L}\p{Nd}])(\p{Nd}{1,3})\s*[-–—~～至]\s*(\p{Nd}{1,3})\s*[:：.．]?\s*([A-HＡ-Ｈ](?:[\s,，、]?[A-HＡ-Ｈ]){1,49})(?![\p{L}\p{Nd}])/gu;

/** Reads ranges of numbers with their letters; null where they do not fit, or there is something else. */
function readRanges(text: string): KeyAnswer[] | null {
  const found = [...text.matchAll(RANGES)].map(([, from = '', to = '', letters = '']) => ({
    from: readNumber(from),
    to: readNumber(to),
    letters: letters.normalize('NFKC').match(/[A-H]/g) ?? [],
  }));
  const fits = found.every(({ from, to, letters }) => letters.length === to - from + 1);
  if (found.length === 0 || !fits || /[\p{L}\p{Nd}]/u.test(text.replace(RANGES, ''))) return null;
  return found.flatMap(({ from, letters }) => letters.map((answer, at) => ({ number: from + at, answer })));
}

const readLetters = (text: string): KeyAnswer[] =>
  readRanges(text) ??
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
const areLettersAlone = (text: string): boolean =>
  readRanges(text) !== null || /^[\s,;.|/，；、]*$/.test(text.replace(getLetters(), ''));

/** Reads the answers of a text that has several; one alone may have any words. */
export function readAnswers(text: string): KeyAnswer[] {
  if (areLettersAlone(text)) return readLetters(text);
  const words = readWords(text);
  if (words.length > 0) return words;
  // A number in what is left may be that of an answer which would be lost.
  const isWhole = !/\p{Nd}/u.test(text.replace(getLetters(), ''));
  return /^\(?\p{Nd}/u.test(text) && isWhole ? readLetters(text) : [];
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
/** The parts of a test as ExamView and schools of China call them: "二、判断题". */
const PART =
  /^(?:(?:modified )?true ?(?:\/|or) ?false|multiple (?:choice|response)|matching|completion|short answer|fill[- ]in(?:[- ]the)?[- ]blanks?|numeric response|essay|problem)s?:?$|^[一二三四五六七八九十]{1,3}[、．.] ?\p{Script=Han}{1,8}[题題](?:$|[ （(:：])/iu;
/** Tells whether a line is the name of a part of the test: "Part B", "Teil 2: Grammatik", "Multiple Choice". */
export function isSectionLine(text: string): boolean {
  const line = cleanLine(text);
  return getSectionLine().test(line) || PART.test(line);
}

/** "ANS: B  PTS: 1  DIF: easy", as ExamView writes a line of its key. */
const EXAMVIEW = /^\s*ANS:\s*(\S.*?)(?:\s+((?:PTS|DIF|REF|OBJ|NAT|STA|LOC|TOP|KEY|MSC|NOT|BLM):.*))?$/s;
/** Splits what ExamView notes off the answer of a line of its key; "" where there is nothing. */
export function splitNotes(text: string): { readonly answer: string; readonly notes: string } {
  const [, answer = text, notes = ''] = EXAMVIEW.exec(text) ?? [];
  return { answer, notes };
}

const getExplanation = once(() => {
  const words = `(?:${toAlternatives(listQuestionWords('explanation'))})`;
  return new RegExp(String.raw`^\W{0,3}${words}\W{0,2}[:：.–—-]|^[【[]${words}[】\]]`, 'iu');
});
/** Tells whether a line says why an answer is right: "Explanation: Paris is …". */
export const isExplanation = (text: string): boolean => getExplanation().test(text);

/** Tells whether a heading of the answers to all questions may as well be that of a single answer: "Svar", "答案". */
export const isHeadingOfOne = (text: string): boolean => getBoth().test(cleanLine(text));

/** The word for a question before its number: "問1 イ". */
const getWordBefore = once(
  () =>
    new RegExp(
      String.raw`(?<!\p{L})(?:第|${toAlternatives(listQuestionWords('question'))})\s*(?=\p{Nd})`,
      'giu',
    ),
);
/** One answer with a sign behind its number: "1-b". */
const ONE = /^\s*\p{Nd}{1,3}\s*[.)\-–—:：．、]\s*\S/u;

/**
 * Reads a line such as "Answers: 1. A 2. B", or one of numbers and letters alone, by which nothing is asked; null where a
 * line is none.
 */
export function readKeyLine(text: string): KeyLine | null {
  const line = cleanLine(text);
  const heading = getHeading().exec(line);
  const before = heading ?? getSectionBefore().exec(line);
  const said = line.slice(before?.[0].length ?? 0);
  const list = said.replace(getWordBefore(), '');
  const areLetters = areLettersAlone(list);
  const answers = areLetters ? readLetters(list) : readWords(list);
  const isOne = heading !== null && areLetters && (list !== said || ONE.test(list));
  if ((answers.length < 2 && !isOne) || (!areLetters && !heading)) return null;
  return { section: before?.[1] ?? before?.[2] ?? null, answers, areLetters, hasHeading: heading !== null };
}
