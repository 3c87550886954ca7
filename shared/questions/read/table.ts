import type { ReadOption, ReadQuestion } from '../../items/parts/read-question.ts';
import { toPlainText } from '../../text/plain-text.ts';
import { getOwn } from '../source/get-own.ts';
import { escapeOtherSigns, hasMarkup } from '../source/has-markup.ts';
import { readHtml, readHtmlLine } from '../source/read-html.ts';
import type { Reading } from '../source/reading.ts';
import { toLine as joinLines } from '../source/to-line.ts';
import { splitGapAnswers } from './gap-answers.ts';
import { type ColumnRole, type Columns, findHeading } from './table-heading.ts';

type Row = readonly string[];

/** Removes the quote that keeps a spreadsheet from running a cell. */
const cleanCell = (cell: string): string => cell.replace(/^'(?='*[=+\-@])/, '').trim();

interface Cells {
  readonly get: (role: ColumnRole) => string;
  readonly list: (role: ColumnRole) => string[];
  readonly reading: Reading;
}

function openRow(row: Row, columns: Columns, reading: Reading): Cells {
  const list = (role: ColumnRole) =>
    columns.flatMap((column, place) => (column === role ? [cleanCell(row[place] ?? '')] : []));
  return { list, get: (role) => list(role)[0] ?? '', reading };
}

const isFilled = (cell: string): boolean => cell !== '';
const toRich = (cell: string, { reading }: Pick<Cells, 'reading'>) =>
  hasMarkup(cell) ? readHtml(escapeOtherSigns(cell), reading) : cell;
const toLine = (cell: string, { reading }: Pick<Cells, 'reading'>) =>
  hasMarkup(cell) ? readHtmlLine(escapeOtherSigns(cell), reading) : joinLines(cell);

/** Reads which options are right: "2", "1,3", "B", or the text of one. */
function findRight(correct: string, options: readonly string[]): Set<number> {
  const same = options.findIndex((option) => isFilled(option) && option === correct);
  if (same >= 0 && !/^\d{1,2}$/.test(correct)) return new Set([same]);
  const parts = correct
    .split(/[,;&]/)
    .map((part) => part.trim())
    .filter(isFilled);
  const places = parts.map((part) => {
    if (/^\d{1,3}$/.test(part)) return Number(part) - 1;
    if (/^[a-h]$/i.test(part)) return part.toLowerCase().charCodeAt(0) - 'a'.charCodeAt(0);
    return options.indexOf(part);
  });
  return new Set(places.filter((place) => place >= 0 && place < options.length));
}

function toChoice(cells: Cells, several: boolean): ReadQuestion {
  const listed = cells.list('option');
  const correct = cells.get('correct');
  const right = findRight(correct, listed);
  const isNamed = right.size > 0 || correct === '';
  // Gimkit has the right answer in a column of its own, before the wrong ones.
  const all = isNamed ? listed : [correct, ...listed];
  const options: ReadOption[] = all.flatMap((text, place) =>
    isFilled(text) ? [{ text: toLine(text, cells), correct: isNamed ? right.has(place) : place === 0 }] : [],
  );
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

function toQuestion(cells: Cells): ReadQuestion {
  const make = getOwn(TYPES, cells.get('type').toLowerCase());
  if (make) return make(cells);
  const options = [...cells.list('option'), cells.get('correct')].filter(isFilled);
  const isCard = cells.get('question') === '' && cells.get('term') !== '';
  if (isCard)
    return {
      type: 'card',
      term: toRich(cells.get('term'), cells),
      definition: toRich(cells.list('definition').filter(isFilled).join('\n'), cells),
    };
  return options.length > 1 ? toChoice(cells, false) : toWritten(cells);
}

/** Reads a table: by its heading, or else its first two columns as cards. */
export function readTable(rows: readonly Row[], reading: Reading): void {
  const heading = findHeading(rows);
  const above = heading ? rows.slice(0, heading.row).flat().filter(isFilled) : [];
  reading.where = 'Above the table';
  if (above.length > 0) reading.lose('Text above the table', above.join(' '));
  const names = heading ? (rows[heading.row] ?? []) : [];
  const widest = rows.reduce((most, row) => Math.max(most, row.length), 0);
  const more = Array.from({ length: Math.max(0, widest - 1) }, () => 'definition' as const);
  const columns: Columns = heading?.columns ?? ['term', ...more];
  for (const row of heading ? rows.slice(heading.row + 1) : rows) {
    if (!row.some((cell) => isFilled(cell.trim()))) continue;
    reading.begin();
    reading.add(toQuestion(openRow(row, columns, reading)));
    for (const [place, cell] of row.entries()) {
      const isOther = (columns[place] ?? 'other') === 'other';
      if (isOther && isFilled(cell.trim())) reading.lose(`Column “${names[place] ?? place + 1}”`, cell);
    }
  }
}
