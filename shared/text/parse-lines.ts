import { chunk } from 'es-toolkit';

/**
 * Separators between term and definition: a sign with space around it, or a sign that no word contains. Spaces and dashes
 * match from the first of them alone, or a long row of them is searched again from each.
 */
const CLEAR = [
  // "7 - 4 = 3" is a sum and its result.
  /(?<=^[\d\s.,()+×xX*·:÷/−–-]{1,40})(?<!\s)\s*=\s*(?=[\d−-])/,
  /(?<!\s)\s*(?:<?(?<![=–—-])[=–—-]+>|[→⇒↔])\s*/,
  /(?<!\s)\s+[–—-]\s+/,
  /(?<!\s)\s*=\s*/,
  /:\s+/,
  /：(?<!\d：(?=\d))\s*/,
  // Without space: not within years and times, nor an address. A hyphen belongs to its word.
  /–(?<!\d–(?=\d))(?<=^[^–]+–)(?=[^–]+$)/,
  /—(?<=^[^—]+—)(?=[^—]+$)/,
  /:(?!\/\/)(?<!\d:(?=\d))(?<=^[^:]+:)(?=[^:]+$)/,
  /\|(?<=^[^|]+\|)(?=[^|]+$)/,
  /;\s*/,
  // Two columns, as a text without tabs has them.
  /(?<!\s) {3,}(?=\S)(?!.{0,500} {3})/,
] as const;
/** The separators that most lines must have, but not nearly all. */
const LOOSE = [...CLEAR.slice(0, 6), /;\s*/, /,\s*/] as const;

const [NEARLY_ALL, MOST] = [0.8, 0.5];

/** Matches "Montgomery (Alabama)": the text before the brackets, and within them. */
const BRACKETED = /^(.*\S)\s+\(([^()]+)\)$/;

const NUMBER = /^(\d+)[.)]\s+(?=[^\s=–—-])/;
const BULLET = /^[•·▪◦‣○●■□☐☑✓✔❑❏*–-]\s+/;
/** A sign that is nothing but a bullet. */
const SURE_BULLET = /^[•▪◦‣■□☐❑❏]\s+/;
const BULLET_OR_NUMBER = /^(?:[•·▪◦‣○●■□☐☑✓✔❑❏*–-]|\d{1,3}[.)])\s+/;

const RULE = /^\|?\s*:?-{2,}:?\s*(?:\|\s*:?-{2,}:?\s*)+\|?$|^\|(?:\s*:?-+:?\s*\|)+$/;
/** Tells whether the line is the row of dashes below the headings of a Markdown table. */
export const isRule = (line: string): boolean => RULE.test(line.trim());

/** Returns the share of lines that match. */
const getShare = (lines: readonly string[], sign: RegExp): number =>
  lines.filter((line) => sign.test(line)).length / lines.length;

const findSeparator = (lines: readonly string[]): RegExp | undefined =>
  CLEAR.find((one) => getShare(lines, one) >= NEARLY_ALL) ??
  LOOSE.find((one) => getShare(lines, one) >= MOST);

/** Tells whether the numbers count the lines; other numbers belong to the words, such as "3. Oktober". */
function isCountingUp(lines: readonly string[]): boolean {
  const numbers = lines.map((line) => NUMBER.exec(line)?.[1]).filter((number) => number !== undefined);
  return numbers.every((number, at) => Number(number) === Number(numbers[0]) + at);
}

/** Strips the numbers or bullets of a list from its lines; lines that are no list stay the same. */
export function stripListMarks(lines: readonly string[]): readonly string[] {
  if (lines.length < 2) return lines.map((line) => line.replace(SURE_BULLET, ''));
  if (getShare(lines, BULLET) >= NEARLY_ALL) return lines.map((line) => line.replace(BULLET, ''));
  // Lists of several sorts, one below the other.
  const isMixed = lines.some((line) => BULLET.test(line)) && getShare(lines, BULLET_OR_NUMBER) === 1;
  if (isMixed) return lines.map((line) => line.replace(BULLET_OR_NUMBER, ''));
  if (getShare(lines, NUMBER) < NEARLY_ALL || !isCountingUp(lines)) return lines;
  const bare = lines.map((line) => line.replace(NUMBER, ''));
  // "1. [tab] erster" is a table of two columns, unless there are more.
  const isColumn = getShare(lines, /\t/) >= NEARLY_ALL && !findSeparator(bare) && getShare(bare, /\t/) < MOST;
  return isColumn ? lines : bare;
}

/** Splits "a → b; c → d" into two lines, if one separator splits each piece once. */
function splitPieces(line: string): string[] {
  const pieces = line.split(';').filter((piece) => piece.trim() !== '');
  const isParted = CLEAR.slice(0, 6).some((one) => pieces.every((piece) => piece.split(one).length === 2));
  return pieces.length > 1 && isParted ? pieces : [line];
}

/** What Quizlet writes between the sides of a card, where it writes a semicolon or a line between cards. */
const SIDES = ['\t', ',', ' - ', ' – ', ':'] as const;

/** Splits "bread,le pain;water,l’eau" into cards, as Quizlet writes them; null where not every piece has two sides. */
export function splitCards(text: string): string[][] | null {
  const pieces = text
    .split(/;|\n/)
    .map((piece) => piece.trim())
    .filter((piece) => piece !== '');
  if (!text.includes(';') || pieces.length < 2 || text.includes('"')) return null;
  const isAfterRoom = pieces.length < 3 && /;\s/.test(text);
  const sides = SIDES.find((sign) => pieces.every((piece) => piece.split(sign).length === 2));
  return sides && !isAfterRoom ? pieces.map((piece) => piece.split(sides).map((side) => side.trim())) : null;
}

const BOLD = /\*\*([^*\n]{1,500})\*\*/g;
/** Takes off the stars of Markdown, where nearly all lines have words between them. */
const withoutStars = (lines: readonly string[]): readonly string[] =>
  getShare(lines, /\*\*[^*\n]{1,500}\*\*/) >= NEARLY_ALL
    ? lines.map((line) => line.replace(BOLD, '$1'))
    : lines;

/** Pairs "Q: Why?" with "A: So." below it, where all lines are in turn so; null elsewhere. */
export function pairAnswers(lines: readonly string[]): string[][] | null {
  const found = lines.map((line) => /^\s*([QAFRP])\s?[:.：]\s*(\S.*)$/iu.exec(line));
  const areInTurn = found.every((one, at) => (at % 2 === 0 ? /^[QFP]$/i : /^[AR]$/i).test(one?.[1] ?? ''));
  if (lines.length < 2 || lines.length % 2 === 1 || !areInTurn) return null;
  return chunk(
    found.map((one) => one?.[2] ?? ''),
    2,
  );
}

/** Splits the cells between the bars of a row, with or without bars around it. */
const splitBarCells = (row: string): string[] =>
  row
    .replace(/^\||(?<!\\)\|$/g, '')
    .split(/(?<!\\)\|/)
    .map((cell) => cell.replaceAll('\\|', '|'));

function splitAtSeparator(line: string, parter: RegExp | undefined): string[] {
  const at = parter?.exec(line);
  return at ? [line.slice(0, at.index), line.slice(at.index + at[0].length)] : [line];
}

/**
 * Parses lines such as "el pan – bread" or "| el pan | bread |" as rows of cells, with the separator that
 * splits most of them.
 */
export function parseLines(lines: readonly string[]): string[][] {
  const isTable = lines.some(isRule) || getShare(lines, /\s\|\s/) >= NEARLY_ALL;
  if (isTable) return lines.filter((line) => !isRule(line)).map(splitBarCells);
  const single = withoutStars(lines).flatMap(splitPieces);
  const brackets = single.flatMap((line) => [BRACKETED.exec(line.trim())?.slice(1) ?? []]);
  const areBracketed = brackets.every(({ length }) => length > 0);
  // A separator within the brackets is ignored: "Boise (Idaho, USA)".
  const parter = findSeparator(areBracketed ? brackets.map(([before = '']) => before) : single);
  return areBracketed && !parter ? brackets : single.map((line) => splitAtSeparator(line, parter));
}
