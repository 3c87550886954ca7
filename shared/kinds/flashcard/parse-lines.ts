/** What parts a term from its definition where there is space, or a sign that stands in no word. */
const CLEAR = [
  /\s*(?:<?[=–—-]+>|[→⇒↔])\s*/,
  /\s+[–—-]\s+/,
  /\s*=\s*/,
  /:\s+/,
  // Without space: not within years and times, nor an address. A hyphen belongs to its word.
  /–(?<!\d–(?=\d))(?<=^[^–]+–)(?=[^–]+$)/,
  /—(?<=^[^—]+—)(?=[^—]+$)/,
  /:(?!\/\/)(?<!\d:(?=\d))(?<=^[^:]+:)(?=[^:]+$)/,
  /\|(?<=^[^|]+\|)(?=[^|]+$)/,
  /;\s*/,
] as const;
/** Those that most lines may have, and not nearly all. */
const LOOSE = [...CLEAR.slice(0, 4), /;\s*/, /,\s*/] as const;

const [NEARLY_ALL, MOST] = [0.8, 0.5];

/** "Montgomery (Alabama)": what stands before the brackets, and in them. */
const BRACKETED = /^(.*\S)\s+\(([^()]+)\)$/;

const NUMBER = /^(\d+)[.)]\s+(?=[^\s=–—-])/;
const BULLET = /^[•·▪◦‣*–-]\s+/;

const RULE = /^\|?\s*:?-{2,}:?\s*(?:\|\s*:?-{2,}:?\s*)+\|?$|^\|(?:\s*:?-+:?\s*\|)+$/;
/** The row of dashes below the headings of a Markdown table. */
export const isRule = (line: string): boolean => RULE.test(line.trim());

/** The share of lines that have it. */
const getShare = (lines: readonly string[], sign: RegExp): number =>
  lines.filter((line) => sign.test(line)).length / lines.length;

const findSeparator = (lines: readonly string[]): RegExp | undefined =>
  CLEAR.find((one) => getShare(lines, one) >= NEARLY_ALL) ??
  LOOSE.find((one) => getShare(lines, one) >= MOST);

/** Numbers that do not count the lines are words' own: "3. Oktober". */
function isCountingUp(lines: readonly string[]): boolean {
  const numbers = lines.map((line) => NUMBER.exec(line)?.[1]).filter((number) => number !== undefined);
  return numbers.every((number, at) => Number(number) === Number(numbers[0]) + at);
}

/** The lines without the numbers or bullets of their list. Where there is no list they are as they were. */
export function stripListMarks(lines: readonly string[]): readonly string[] {
  if (lines.length < 2) return lines;
  if (getShare(lines, BULLET) >= NEARLY_ALL) return lines.map((line) => line.replace(BULLET, ''));
  if (getShare(lines, NUMBER) < NEARLY_ALL || !isCountingUp(lines)) return lines;
  const bare = lines.map((line) => line.replace(NUMBER, ''));
  // "1. [tab] erster" is a table of two columns, unless there are more.
  const isColumn = getShare(lines, /\t/) >= NEARLY_ALL && !findSeparator(bare) && getShare(bare, /\t/) < MOST;
  return isColumn ? lines : bare;
}

/** "a → b; c → d" as two lines: each piece is parted once, and by the same sign. */
function splitPieces(line: string): string[] {
  const pieces = line.split(';').filter((piece) => piece.trim() !== '');
  const isParted = CLEAR.slice(0, 4).some((one) => pieces.every((piece) => piece.split(one).length === 2));
  return pieces.length > 1 && isParted ? pieces : [line];
}

/** The cells between the bars of a row, with bars around it or none. */
const splitBarCells = (row: string): string[] =>
  row
    .replace(/^\||(?<!\\)\|$/g, '')
    .split(/(?<!\\)\|/)
    .map((cell) => cell.replaceAll('\\|', '|'));

function splitAtSeparator(line: string, parter: RegExp | undefined): string[] {
  const at = parter?.exec(line);
  return at ? [line.slice(0, at.index), line.slice(at.index + at[0].length)] : [line];
}

/** Lines such as "el pan – bread" or "| el pan | bread |" as rows of cells, parted where most of them can be. */
export function parseLines(lines: readonly string[]): string[][] {
  const isTable = lines.some(isRule) || getShare(lines, /\s\|\s/) >= NEARLY_ALL;
  if (isTable) return lines.filter((line) => !isRule(line)).map(splitBarCells);
  const single = lines.flatMap(splitPieces);
  const brackets = single.flatMap((line) => [BRACKETED.exec(line.trim())?.slice(1) ?? []]);
  const areBracketed = brackets.every(({ length }) => length > 0);
  // What stands within the brackets parts nothing: "Boise (Idaho, USA)".
  const parter = findSeparator(areBracketed ? brackets.map(([before = '']) => before) : single);
  return areBracketed && !parter ? brackets : single.map((line) => splitAtSeparator(line, parter));
}
