import Papa from 'papaparse';
import { readAnkiRows } from './anki-text.ts';
import { parseCells } from './parse-cells.ts';
import { pairAnswers, parseLines, splitCards, stripListMarks } from './parse-lines.ts';

/** The beginning of a file that was saved here: it is a table, whatever its cells contain. */
const OWN_FILE = /^term,definition\n/;

/** Matches a cell between quotes. */
const QUOTED_CELL = /(?<=^|[\t,;])"(?:[^"]|"")*"(?=$|[\t,;])/gm;

/**
 * Returns the share of rows that the delimiter splits into as many cells as the first row that it splits; 0
 * where quotes are broken.
 */
function getDelimiterShare(text: string, delimiter: string): number {
  const { data, errors } = Papa.parse<string[]>(text, { delimiter, skipEmptyLines: 'greedy' });
  if (errors.some(({ type }) => type === 'Quotes')) return 0;
  const width = data.find(({ length }) => length > 1)?.length;
  return data.filter(({ length }) => length === width).length / data.length;
}

/**
 * Finds the delimiter: comma, or semicolon in countries where the comma is a decimal sign; undefined where
 * neither splits half of the rows.
 */
function findDelimiter(text: string): string | undefined {
  const [comma, semicolon] = [getDelimiterShare(text, ','), getDelimiterShare(text, ';')];
  if (Math.max(comma, semicolon) < 0.5) return undefined;
  return semicolon > comma ? ';' : ',';
}

/**
 * Parses a pasted table or list into rows of cells: from a spreadsheet, CSV or TSV, a Markdown table, or
 * lines without their numbers and bullets. Line ends are "\n".
 */
export function parseRows(text: string): string[][] {
  if (OWN_FILE.test(text)) return parseCells(text, [',']);
  const anki = readAnkiRows(text);
  if (anki) return anki.rows.map(({ cells }) => [...cells]);
  const cards = splitCards(text);
  if (cards) return cards;
  const outside = text.replace(QUOTED_CELL, '');
  const delimiter = outside === text ? undefined : findDelimiter(text);
  // A tab within a cell of a CSV file parts nothing.
  if (outside !== text && outside.includes('\t')) return joinFurtherLines(parseCells(text, ['\t']));
  if (delimiter) return parseCells(text, [delimiter]);
  if (outside.trim() === '') return parseCells(text, [',']);
  const filled = text.split('\n').filter((line) => line.trim() !== '');
  // Space before a line may be its first cell.
  const lines = text.includes('\t') ? filled : filled.map((line) => line.trim());
  const answered = pairAnswers(lines);
  if (answered) return answered;
  const bare = stripListMarks(lines);
  if (!bare.some((line) => line.includes('\t'))) return parseLines(bare);
  // The marks within a definition stay.
  const isListed = bare.every((line, at) => line !== lines[at]);
  return joinFurtherLines(parseCells((isListed ? bare : lines).join('\n'), ['\t']));
}

/**
 * Joins lines without a tab to the definition above them, as Quizlet writes definitions of several lines; where most lines have
 * none, they are words of a list.
 */
export function joinFurtherLines(rows: readonly string[][]): string[][] {
  const whole = rows.filter(({ length }) => length > 1);
  const width = whole[0]?.length;
  const isTable =
    whole.length > 1 && (rows[0]?.length ?? 0) > 1 && whole.every(({ length }) => length === width);
  if (!isTable) return [...rows];
  const joined: string[][] = [];
  for (const row of rows) {
    const last = joined.at(-1);
    const [line = ''] = row;
    if (row.length > 1 || !last) joined.push([...row]);
    else last[last.length - 1] += `\n${line}`;
  }
  return joined;
}
