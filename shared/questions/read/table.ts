import type { ReadOption, ReadQuestion } from '../../items/parts/read-question.ts';
import { toPlainText } from '../../text/plain-text.ts';
import { unescapeFormula } from '../../text/spreadsheet-formula.ts';
import { readPoints } from '../points.ts';
import { getOwn } from '../source/get-own.ts';
import { escapeOtherSigns, hasMarkup } from '../source/has-markup.ts';
import { readHtml, readHtmlLine } from '../source/read-html.ts';
import type { Reading } from '../source/reading.ts';
import { toLine as joinLines } from '../source/to-line.ts';
import { splitGapAnswers } from './gap-answers.ts';
import { type ColumnRole, type Columns, findHeading } from './table-heading.ts';
import { type FoundKey, findKey, findKeyHabit, type KeyHabit, type KeyRow } from './table-key.ts';

type Row = readonly string[];

/** Removes the quote that keeps a spreadsheet from running a cell. */
const cleanCell = (cell: string): string => unescapeFormula(cell).trim();

interface RowCells {
  readonly get: (role: ColumnRole) => string;
  readonly list: (role: ColumnRole) => string[];
  /** Tells whether the table has such a column. */
  readonly has: (role: ColumnRole) => boolean;
}

interface Cells extends RowCells {
  readonly reading: Reading;
  readonly habit: KeyHabit;
}

function openRow(row: Row, columns: Columns): RowCells {
  const list = (role: ColumnRole) =>
    columns.flatMap((column, place) => (column === role ? [cleanCell(row[place] ?? '')] : []));
  return { list, get: (role) => list(role)[0] ?? '', has: (role) => columns.includes(role) };
}

const isFilled = (cell: string): boolean => cell !== '';
const toRich = (cell: string, { reading }: Pick<Cells, 'reading'>) =>
  hasMarkup(cell) ? readHtml(escapeOtherSigns(cell), reading) : cell;
const toLine = (cell: string, { reading }: Pick<Cells, 'reading'>) =>
  hasMarkup(cell) ? readHtmlLine(escapeOtherSigns(cell), reading) : joinLines(cell);

/** Lists what names the right answers; a column "Answer" does so where there is none of its own. */
function listKeys(cells: RowCells): string[] {
  const keys = cells.list('correct').filter(isFilled);
  return keys.length > 0 ? keys : cells.list('answer').filter(isFilled);
}

const getKeyRow = (cells: RowCells): KeyRow => ({ keys: listKeys(cells), options: cells.list('option') });

/** Reads options of which the wrong ones are in columns of their own, as Gimkit has them: a right answer is a text. */
function readBesideWrong(cells: Cells): ReadOption[] {
  const keys = listKeys(cells);
  const others = [...cells.list('option'), ...cells.list('wrong')].filter(isFilled);
  const own = keys.filter((key) => !others.includes(key));
  return [...own, ...others].map((text) => ({ text: toLine(text, cells), correct: keys.includes(text) }));
}

const isAmong = (found: FoundKey, place: number): boolean =>
  typeof found !== 'string' && found.includes(place);

function readOptions(cells: Cells): ReadOption[] {
  const row = getKeyRow(cells);
  const found = row.keys.length === 0 ? [] : findKey(row, cells.habit);
  if (typeof found === 'string' && found !== 'own') cells.reading.lose(found, row.keys.join(', '));
  const own = found === 'own' ? row.keys : [];
  const listed = row.options.map((text, place) => ({ text, correct: isAmong(found, place) }));
  return [...own.map((text) => ({ text, correct: true })), ...listed].flatMap(({ text, correct }) =>
    isFilled(text) ? [{ text: toLine(text, cells), correct }] : [],
  );
}

function toChoice(cells: Cells, several: boolean): ReadQuestion {
  const options = cells.has('wrong') ? readBesideWrong(cells) : readOptions(cells);
  const isMany = several || options.filter((option) => option.correct).length > 1;
  const prompt = toRich(cells.get('question'), cells);
  return { type: 'choice', prompt, options, ...(isMany && { several: true }) };
}

function toGaps(cells: Cells): ReadQuestion {
  const gaps = cells
    .list('option')
    .filter(isFilled)
    .map((cell) => cell.split('\n'));
  const answers = gaps.map(([answer = '']) => (answer === '-' ? '' : answer));
  const wrong = gaps.map(([, ...others]) => others);
  const directions = cells.get('directions');
  return {
    type: 'gaps',
    ...(isFilled(directions) && { directions }),
    prompt: cells.get('question'),
    answers: answers.some(isFilled) ? answers : [],
    ...(wrong.some((others) => others.length > 0) && { wrong }),
  };
}

function toPairs(cells: Cells): ReadQuestion {
  const options = cells.list('option');
  const sides = options.flatMap((left, place) =>
    place % 2 === 0 ? [{ left: toLine(left, cells), right: toLine(options[place + 1] ?? '', cells) }] : [],
  );
  return {
    type: 'pairs',
    prompt: toRich(cells.get('question'), cells),
    pairs: sides.filter(({ left }) => left !== ''),
    extras: sides.flatMap(({ left, right }) => (left === '' && right !== '' ? [right] : [])),
  };
}

function toWritten(cells: Cells): ReadQuestion {
  const options = cells.list('option').filter(isFilled);
  const answer = [cells.get('answer'), ...options, cells.get('correct')]
    .filter(isFilled)
    .map((cell) => toPlainText(toRich(cell, cells)))
    .join(' / ');
  const prompt = toRich(cells.get('question'), cells);
  const lines = Number.parseInt(cells.get('lines'), 10);
  const count = Number.isNaN(lines) ? null : lines;
  const isOurs = cells.get('type').toLowerCase() === 'open';
  const gaps = isOurs ? null : splitGapAnswers(prompt, answer);
  return gaps ?? { type: 'open', prompt, answer, lines: count };
}

/** What a value of the column "Type" makes, ours and those of Quizizz. */
const TYPES: Readonly<Record<string, (cells: Cells) => ReadQuestion>> = {
  choice: (cells) => toChoice(cells, false),
  several: (cells) => toChoice(cells, true),
  checkbox: (cells) => toChoice(cells, true),
  gaps: toGaps,
  pairs: toPairs,
  order: (cells) => ({
    type: 'order',
    prompt: toRich(cells.get('question'), cells),
    entries: cells
      .list('option')
      .filter(isFilled)
      .map((entry) => toLine(entry, cells)),
  }),
  open: toWritten,
  'open-ended': toWritten,
  'fill-in-the-blank': toWritten,
  text: (cells) => ({ type: 'text', prompt: toRich(cells.get('question'), cells) }),
  card: (cells) => ({
    type: 'card',
    term: toRich(cells.get('question'), cells),
    definition: toRich(cells.get('answer'), cells),
  }),
};

const CHOICES: ReadonlySet<unknown> = new Set([TYPES.choice, TYPES.several, TYPES.checkbox]);

const isCard = (cells: RowCells): boolean =>
  cells.get('question') === '' && (cells.get('term') !== '' || cells.list('definition').some(isFilled));

/** Tells whether a row is a choice: by its type, or by its options. */
function isChoice(cells: RowCells): boolean {
  const make = getOwn(TYPES, cells.get('type').toLowerCase());
  if (make) return CHOICES.has(make);
  const options = [...cells.list('option'), ...cells.list('correct')].filter(isFilled);
  return !isCard(cells) && (options.length > 1 || cells.list('wrong').some(isFilled));
}

function toQuestion(cells: Cells): ReadQuestion {
  const make = getOwn(TYPES, cells.get('type').toLowerCase());
  if (make) return make(cells);
  if (isCard(cells))
    return {
      type: 'card',
      term: toRich(cells.get('term'), cells),
      definition: toRich(cells.list('definition').filter(isFilled).join('\n'), cells),
    };
  return isChoice(cells) ? toChoice(cells, false) : toWritten(cells);
}

/** Adds the points of a row; a cell that names none is lost by name, as are those of what is no question. */
function withPoints(question: ReadQuestion, cells: RowCells, reading: Reading): ReadQuestion {
  const words = cells.get('points');
  const value = /^\p{Nd}{1,3}(?:[.,٫]\p{Nd})?\s?½?$|^½$/u.test(words) ? readPoints(words) : null;
  const earns = question.type !== 'text' && question.type !== 'card';
  if (words !== '' && (value === null || !earns)) reading.lose('Points', words);
  return value === null || !earns ? question : { ...question, points: { value, bonus: false, words } };
}

/** Names the cells of a row that its question has no place for. */
function loseOthers(row: Row, cells: Cells, { columns, names }: Table): void {
  if (!isChoice(cells))
    for (const cell of cells.list('wrong').filter(isFilled)) cells.reading.lose('Wrong answer', cell);
  for (const [place, cell] of row.entries()) {
    const isOther = (columns[place] ?? 'other') === 'other';
    if (isOther && isFilled(cell.trim())) cells.reading.lose(`Column “${names[place] ?? place + 1}”`, cell);
  }
}

/** The rows of a table below its heading. */
interface Table {
  readonly columns: Columns;
  /** The words of the heading; none without one. */
  readonly names: Row;
  readonly rows: readonly Row[];
  readonly namesPlaces: boolean;
}

/** Opens a table without a heading: its first column has terms, and the others their definitions. */
function openCards(rows: readonly Row[]): Table {
  const widest = rows.reduce((most, row) => Math.max(most, row.length), 0);
  const more = Array.from({ length: Math.max(0, widest - 1) }, () => 'definition' as const);
  return { columns: ['term', ...more], names: [], rows, namesPlaces: false };
}

function openTable(rows: readonly Row[], reading: Reading): Table {
  const heading = findHeading(rows);
  if (!heading) return openCards(rows);
  const above = rows.slice(0, heading.row).flat().filter(isFilled);
  reading.where = 'Above the table';
  if (above.length > 0) reading.lose('Text above the table', above.join(' '));
  return { ...heading, names: rows[heading.row] ?? [], rows: rows.slice(heading.row + 1) };
}

/** Reads a table: by its heading, or else its first two columns as cards. */
export function readTable(rows: readonly Row[], reading: Reading): void {
  const table = openTable(rows, reading);
  const filled = table.rows.filter((row) => row.some((cell) => isFilled(cell.trim())));
  const opened = filled.map((row) => ({ row, cells: openRow(row, table.columns) }));
  const choices = opened.filter(({ cells }) => isChoice(cells));
  const habit = findKeyHabit(
    choices.map(({ cells }) => getKeyRow(cells)),
    table.namesPlaces,
  );
  for (const { row, cells } of opened) {
    reading.begin();
    reading.add(withPoints(toQuestion({ ...cells, reading, habit }), cells, reading));
    loseOthers(row, { ...cells, reading, habit }, table);
  }
}
