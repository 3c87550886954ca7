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

const SECTION = String.raw`(?:part|section|unit|teil|abschnitt|parte|sección|partie) [\p{L}\d]{1,5}`;
/** The words above all answers, perhaps with the name of a section before or behind them. */
const HEADING = new RegExp(
  String.raw`^(?:(${SECTION}) ?[:.–—-]? ?)?(?:answer ?key|answers|key|solutions|lösungen|respuestas)(?: (?:for|to))? ?[:.–—-]? ?(${SECTION})? ?[:.–—-]? ?(?=$|[\d(])`,
  'iu',
);
const SECTION_BEFORE = new RegExp(String.raw`^(${SECTION}) ?[:.–—-]? ?(?=\d)`, 'iu');

/** "1. B", "2) c", "3-A", "4: true", "5B". */
const LETTERS =
  /(?<![\p{L}\d])(\d{1,3})\s*[.):=–—-]?\s*\(?(true|false|[a-ht])\)?(?:[.)](?=\s|$))?(?![\p{L}\d])/giu;
const NUMBERS = /(?:^|[\s,;])\(?(\d{1,3})\s?[.):=–—-](?!\d)\s*/gu;

const readLetters = (text: string): KeyAnswer[] =>
  [...text.matchAll(LETTERS)].map(([, number, answer = '']) => ({ number: Number(number), answer }));

/** Reads "1. Paris 2. Rome": numbers that count up from the beginning of a text. */
function readWords(text: string): KeyAnswer[] {
  const marks: { number: number; from: number; to: number }[] = [];
  for (const { 0: whole, 1: digits, index } of text.matchAll(NUMBERS)) {
    const number = Number(digits);
    const last = marks.at(-1);
    if (last ? number === last.number + 1 : index === 0)
      marks.push({ number, from: index, to: index + whole.length });
  }
  return marks.map(({ number, to }, at) => ({
    number,
    answer: text
      .slice(to, marks[at + 1]?.from)
      .replace(/[,;]$/, '')
      .trim(),
  }));
}

/** Tells whether a text has nothing but numbers with letters. */
const areLettersAlone = (text: string): boolean => /^[\s,;.|/]*$/.test(text.replace(LETTERS, ''));

/** Reads the answers of a text that has several; one alone may have any words. */
export function readAnswers(text: string): KeyAnswer[] {
  if (areLettersAlone(text)) return readLetters(text);
  const words = readWords(text);
  if (words.length > 0) return words;
  return /^\(?\d/.test(text) ? readLetters(text) : [];
}

const cleanLine = (text: string): string => text.trim().replace(/\s+/g, ' ');

/** Reads the heading of the answers to all questions, with the name of a section; null where a line is none. */
export function readKeyHeading(text: string): { readonly section: string | null } | null {
  const line = cleanLine(text);
  const heading = HEADING.exec(line);
  if (!heading || heading[0].length < line.length) return null;
  return { section: heading[1] ?? heading[2] ?? null };
}

/**
 * Reads a line such as "Answers: 1. A 2. B", or one of numbers and letters alone, by which nothing is asked; null where a
 * line is none.
 */
export function readKeyLine(text: string): KeyLine | null {
  const line = cleanLine(text);
  const heading = HEADING.exec(line);
  const before = heading ?? SECTION_BEFORE.exec(line);
  const list = line.slice(before?.[0].length ?? 0);
  const areLetters = areLettersAlone(list);
  const answers = areLetters ? readLetters(list) : readWords(list);
  if (answers.length < 2 || (!areLetters && !heading)) return null;
  return { section: before?.[1] ?? before?.[2] ?? null, answers, areLetters, hasHeading: heading !== null };
}
