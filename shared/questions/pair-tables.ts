import { sortBy } from 'es-toolkit';
import type { ReadPair, ReadQuestion } from '../items/parts/read-question.ts';
import { isHeadingRow } from '../text/heading-row.ts';
import { isBlank, toPlainText } from '../text/plain-text.ts';
import type { RichTextValue } from '../text/rich-text.ts';
import { areAll, joinToOne, type Span, toText, toValue } from './inline.ts';
import { findCandidate } from './labels.ts';
import { asksByItself } from './match-words.ts';
import { arePointsAlone } from './points.ts';
import { toLines } from './rich-lines.ts';
import { toTickLines } from './tick-grids.ts';

/** A cell of a table of a document or a web page. */
export interface TableCell {
  readonly lines: readonly (readonly Span[])[];
  /** It is made as the head of its column: it is shaded, or repeated on each page. */
  readonly isHead: boolean;
  /** The place of the left side to which a cell that we wrote belongs, from 0; null in a table of others. */
  readonly place: number | null;
}
export type TableRow = readonly TableCell[];

/** Names something that is left out. */
type Lose = (what: string, text?: string) => unknown;

/** A table of two columns: what belongs together. */
export interface PairTable {
  readonly sides: Pick<Extract<ReadQuestion, { type: 'pairs' }>, 'pairs' | 'extras'>;
  /** We wrote it, with its prompt above. */
  readonly isOurs: boolean;
  /** The words of its first row, which say what the columns are; null where all rows are pairs. */
  readonly heading: string | null;
}

const isFilled = ({ lines }: TableCell): boolean => lines.length > 0;
const toWords = ({ lines }: TableCell): string => lines.map(toText).join(' ');
/** Stands between the cells of a row that is one line. */
const CELLS = ' | ';
/** The looks that set the first row of a table apart. */
const HEAD_MARKS = ['strong', 'em', 'underline'] as const;

/** Tells whether the first row says what the columns are. */
function hasHeading([first = [], ...others]: readonly TableRow[]): boolean {
  if (others.length === 0 || !first.every(isFilled)) return false;
  const isOnly = (test: (cell: TableCell) => boolean) =>
    first.every(test) && !others.some((row) => row.every(test));
  return (
    isOnly(({ isHead }) => isHead) ||
    HEAD_MARKS.some((mark) => isOnly(({ lines }) => areAll(lines.flat(), mark))) ||
    isHeadingRow(first.map(toWords))
  );
}

const NUMBER = /^\s*[(（]?(?:\p{Nd}{1,3}|\p{L})[.)）：:]\s*$/u;
/** Tells whether the first column has nothing but the numbers of what is beside them. */
const hasNumbers = (rows: readonly TableRow[]): boolean =>
  rows.length > 0 && rows.every(([first]) => first && NUMBER.test(toWords(first)));

/** Tells whether both columns are counted, each for itself: what stands side by side does not belong together then. */
const areLabelled = (rows: readonly TableRow[]): boolean =>
  rows.length > 1 &&
  rows.every(
    ([left, right]) =>
      left &&
      right &&
      /^\s*(?:_+\s*)?\p{Nd}{1,3}\s?[.)]\s*\S/u.test(toWords(left)) &&
      /^\s*[(]?\p{L}\s?[.)]\s*\S/u.test(toWords(right)),
  );

const toSide = ({ lines }: TableCell): RichTextValue => toValue([joinToOne(lines)]);

/** Gives each left side the right one that says its place; those of no left side are extras. */
function sortSides(sides: readonly ReadPair[], places: readonly (number | null)[]): PairTable['sides'] {
  const rights = new Map(places.map((place, row) => [place, sides[row]?.right ?? '']));
  // A side whose picture was left out has its row still.
  const rows = [...sides.keys()].filter((row) => !isBlank(sides[row]?.left ?? ''));
  const pairs = rows.map((row) => ({ left: sides[row]?.left ?? '', right: rights.get(row) ?? '' }));
  const extras = [...rights].flatMap(([place, right]) => (rows.includes(place ?? 0) ? [] : [right]));
  return { pairs, extras };
}

function toPairs(rows: readonly TableRow[]): PairTable | null {
  const places = rows.map(([, right]) => right?.place ?? null);
  const isOurs = rows.length > 0 && places.every((place) => place !== null);
  const areTwo = rows.every((row) => row.length === 2);
  const areFilled = isOurs
    ? rows.every(([, right]) => right && isFilled(right))
    : rows.flat().every(isFilled);
  if (rows.length === 0 || !areTwo || !areFilled || hasNumbers(rows) || areLabelled(rows)) return null;
  const sides = rows.flatMap(([left, right]) =>
    left && right ? [{ left: toSide(left), right: toSide(right) }] : [],
  );
  return {
    sides: sortSides(sides, isOurs ? places : sides.map((_, place) => place)),
    isOurs,
    heading: null,
  };
}

/** Writes a row as lines: the words of its only cell, or all cells in one line with a sign between them. */
function toRowLines(row: TableRow, sign: string): Span[][] {
  const [first, ...others] = row.filter(isFilled);
  if (!first) return [];
  if (others.length === 0) return first.lines.map((line) => [...line]);
  const isOne = [first, ...others].every(({ lines }) => lines.length === 1);
  if (isOne)
    return [
      [first, ...others].flatMap(({ lines }, at) => [
        ...(at === 0 ? [] : [{ text: sign, marks: [] }]),
        ...lines.flat(),
      ]),
    ];
  return [[{ text: [first, ...others].map(toWords).join(sign), marks: [] }]];
}

/** Writes numbers and what is beside them as one line each, with further lines and the points below. */
const toNumberedLines = ([number, asked, ...others]: TableRow): Span[][] => {
  const [first = [], ...further] = asked?.lines ?? [];
  const label = number ? toWords(number).trim() : '';
  const last = others.at(-1);
  const points = last && arePointsAlone(toWords(last)) ? last.lines : [];
  const beside = points.length > 0 ? others.slice(0, -1) : others;
  return [
    [{ text: `${label} `, marks: [] }, ...first],
    ...further.map((line) => [...line]),
    ...toRowLines(beside, CELLS),
    ...points.map((line) => [...line]),
  ];
};

/** Lists the cells of a table that has nothing but options, in the order of their letters; null for any other. */
function listOptionCells(rows: readonly TableRow[]): TableCell[] | null {
  const getPlace = ({ lines: [first = []] }: TableCell): number | null => {
    const found = findCandidate(first);
    if (found?.type === 'letter' && found.isCertain) return found.places.get('latin') ?? null;
    return found?.type === 'box' ? 0 : null;
  };
  const cells = rows.flat().filter(isFilled);
  const isOption = cells.every((cell) => getPlace(cell) !== null);
  return cells.length > 1 && isOption ? sortBy(cells, [(cell) => getPlace(cell) ?? 0]) : null;
}

/** Splits off the rows above a table that are one cell: its title, or what to do with it. */
function splitTitle(rows: readonly TableRow[]): readonly [title: Span[][], rows: readonly TableRow[]] {
  const at = rows.findIndex((row) => row.length > 1);
  const title = at > 0 ? rows.slice(0, at) : [];
  return [title.flatMap((row) => toRowLines(row, ' ')), rows.slice(title.length)];
}

/** What a table is read as: lines, behind which its pairs stand where it has them. */
export interface FoundTable {
  readonly lines: readonly (readonly Span[])[];
  readonly pairs: PairTable | null;
}

/**
 * Reads a table: two columns are pairs, options and numbers beside their texts are lines, others lines with a sign between
 * the cells.
 */
export function readTable(all: readonly TableRow[], lose: Lose): FoundTable {
  const options = listOptionCells(all);
  if (options) return { lines: options.flatMap(({ lines }) => lines), pairs: null };
  const [title, given] = splitTitle(all);
  const ticks = toTickLines(given, hasNumbers(given.slice(1)));
  if (ticks) {
    lose('Frame of a table', (given[0] ?? []).slice(0, 1).map(toWords).join());
    return { lines: [...title, ...ticks], pairs: null };
  }
  const isOurs = given.length > 0 && given.every(([, right]) => right?.place != null);
  const isHeaded = !isOurs && given.every((row) => row.length === 2) && hasHeading(given);
  const heading = isHeaded ? (given[0] ?? []).map(toWords).join(' | ') : null;
  const rows = isHeaded ? given.slice(1) : given;
  const pairs = given.length > 1 || isOurs ? toPairs(rows) : null;
  if (pairs) return { lines: title, pairs: { ...pairs, heading } };
  lose('Frame of a table');
  const numbered = hasNumbers(rows) ? rows : given.slice(1);
  if (numbered.every((row) => row.length > 1) && hasNumbers(numbered)) {
    const head = heading ?? (numbered === rows ? null : (given[0] ?? []).map(toWords).join(' | '));
    if (head !== null) lose('Heading of a table', head);
    return { lines: [...title, ...numbered.flatMap(toNumberedLines)], pairs: null };
  }
  return { lines: [...title, ...given.flatMap((row) => toRowLines(row, CELLS))], pairs: null };
}

/** The mark of a table on its line, until the questions are recognised. No text has it. */
const MARK = /^\uE301([\uE400-\uF7FF])$/;
const FIRST = 0xe400;
export const toTableMark = (place: number): string => `\uE301${String.fromCharCode(FIRST + place)}`;

/** Splits a text at the tables within it: texts and places of tables in turn. */
function splitAtTables(value: RichTextValue): (RichTextValue | number)[] {
  const parts: (RichTextValue | number)[] = [];
  let lines: ReturnType<typeof toLines> = [];
  const end = () => {
    if (lines.length > 0) parts.push(toValue(lines));
    lines = [];
  };
  for (const line of toLines(value)) {
    const mark = MARK.exec(toText(line).trim())?.[1];
    if (mark === undefined) lines.push(line);
    else {
      end();
      parts.push(mark.charCodeAt(0) - FIRST);
    }
  }
  end();
  return parts;
}

/** The key of a matching says again what its table says. */
function loseKey(answer: RichTextValue, { sides: { pairs } }: PairTable, lose: Lose): void {
  const key = toPlainText(answer);
  const sides = pairs.flatMap(({ left, right }) => [left, right]).map(toPlainText);
  if (key !== '' && !sides.every((side) => key.includes(side))) lose('Answer in the key', key);
}

/** Tells whether a prompt has a word, in the singular or the plural: "Match each country to its capital." */
const names = (prompt: string, word: string): boolean =>
  /^\p{L}[\p{L}\p{M} -]{2,}$/u.test(word) && prompt.includes(` ${word.slice(0, -1)}`);

/** Takes the first pair for the heading where the prompt says just that these columns belong together. */
function splitHeading(table: PairTable, prompt: string): PairTable {
  const [first, ...pairs] = table.sides.pairs;
  if (!first || table.heading !== null || table.isOurs || pairs.length < 2) return table;
  const text = ` ${prompt.toLowerCase().replace(/[^\p{L}\p{M}-]+/gu, ' ')}`;
  const isNamed = (pair: ReadPair) =>
    [pair.left, pair.right].every((side) => names(text, toPlainText(side).trim().toLowerCase()));
  if (!isNamed(first) || pairs.some(isNamed)) return table;
  const heading = `${toPlainText(first.left)} | ${toPlainText(first.right)}`;
  return { ...table, sides: { ...table.sides, pairs }, heading };
}

/** Makes a question of a table; the words of its heading are lost by name. */
function toMatching(given: PairTable, lose: Lose, prompt: RichTextValue = ''): ReadQuestion {
  const { sides, heading } = splitHeading(given, toPlainText(prompt));
  if (heading !== null) lose('Heading of a table', heading);
  return { type: 'pairs', prompt, ...sides };
}

/** Makes a question of each place: a text, or the pairs of a table without words above. */
const toParts = (
  parts: readonly (RichTextValue | number)[],
  tables: readonly PairTable[],
  lose: Lose,
): ReadQuestion[] =>
  parts.flatMap((part): ReadQuestion[] => {
    if (typeof part !== 'number') return [{ type: 'text', prompt: part }];
    const table = tables[part];
    return table ? [toMatching(table, lose)] : [];
  });

/** Tells whether a question has nothing but the table to ask: its words say what to do with it. */
function isMatching(
  question: ReadQuestion,
  parts: readonly (RichTextValue | number)[],
  { isOurs }: PairTable,
): boolean {
  if (question.type !== 'open') return false;
  // Lines to write on below the text ask for more than the table does.
  if (question.lines !== null && typeof parts.at(-1) !== 'number') return false;
  const words = parts.filter((part) => typeof part !== 'number').map(toPlainText);
  // What has a table already, whose cells stand in lines, asks for that one.
  return isOurs || !(asksByItself(words.join('\n')) || words.some((text) => text.includes(CELLS)));
}

/** Puts the tables in the place of their marks; the text above one is its prompt, what is below a text of its own. */
export function placeTables(
  question: ReadQuestion,
  tables: readonly PairTable[],
  lose: Lose,
): ReadQuestion[] {
  if (question.type === 'card') return [question];
  const parts = splitAtTables(question.prompt);
  const placed = parts.flatMap((part) => (typeof part === 'number' ? (tables[part] ?? []) : []));
  const [first] = placed;
  if (!first) return [question];
  if (question.type === 'open' && isMatching(question, parts, first)) {
    const at = parts.findIndex((part) => typeof part === 'number');
    const [prompt = ''] = parts.slice(0, at).filter((part) => typeof part !== 'number');
    loseKey(question.answer, first, lose);
    const { points } = question;
    return [
      { ...toMatching(first, lose, prompt), ...(points && { points }) },
      ...toParts(parts.slice(at + 1), tables, lose),
    ];
  }
  if (question.type === 'text') return toParts(parts, tables, lose);
  const words = parts.filter((part) => typeof part !== 'number').flatMap(toLines);
  const prompt = toValue(words);
  const asked =
    question.type === 'gaps' ? { ...question, prompt: toPlainText(prompt) } : { ...question, prompt };
  return [asked, ...placed.map((table) => toMatching(table, lose))];
}
