import Papa from 'papaparse';
import { parseLines, stripListMarks } from './parse-lines.ts';

/** How a file begins that was saved here: it is a table, whatever its cells look like. */
const OWN_FILE = /^term,definition\n/;

/** A cell that stands between quotes, whatever is in it. */
const QUOTED_CELL = /(?<=^|[\t,;])"(?:[^"]|"")*"(?=$|[\t,;])/gm;

/** A table as spreadsheets, Word and Quizlet copy it, with quotes around cells that have several lines. */
function parseTable(text: string, delimiter: string): string[][] {
  const options = { delimiter, skipEmptyLines: 'greedy' } as const;
  const { data, errors } = Papa.parse<string[]>(text, options);
  if (!errors.some(({ type }) => type === 'Quotes')) return data;
  // Quotes that open or close nothing are words' own: Word and Quizlet put none around their cells.
  return Papa.parse<string[]>(text, { ...options, quoteChar: '\0' }).data;
}

/** The share of rows that the delimiter parts into as many cells as the first that it parts; 0 where quotes break. */
function getDelimiterShare(text: string, delimiter: string): number {
  const { data, errors } = Papa.parse<string[]>(text, { delimiter, skipEmptyLines: 'greedy' });
  if (errors.some(({ type }) => type === 'Quotes')) return 0;
  const width = data.find(({ length }) => length > 1)?.length;
  return data.filter(({ length }) => length === width).length / data.length;
}

/** The comma, or the semicolon of countries where the comma is a decimal sign; nothing where neither parts half. */
function findDelimiter(text: string): string | undefined {
  const [comma, semicolon] = [getDelimiterShare(text, ','), getDelimiterShare(text, ';')];
  if (Math.max(comma, semicolon) < 0.5) return undefined;
  return semicolon > comma ? ';' : ',';
}

/**
 * The cells of a pasted table or list, row by row, as they stand there: from a spreadsheet, CSV or TSV, a Markdown
 * table, or lines that have their numbers and bullets taken off. Line ends are "\n".
 */
export function parseRows(text: string): string[][] {
  if (OWN_FILE.test(text)) return parseTable(text, ',');
  const outside = text.replace(QUOTED_CELL, '');
  const delimiter = outside === text ? undefined : findDelimiter(text);
  // A tab within a cell of a CSV file parts nothing.
  if (outside !== text && outside.includes('\t')) return parseTable(text, '\t');
  if (delimiter) return parseTable(text, delimiter);
  if (outside.trim() === '') return parseTable(text, ',');
  const filled = text.split('\n').filter((line) => line.trim() !== '');
  // Space before a line may be its first cell.
  const lines = text.includes('\t') ? filled : filled.map((line) => line.trim());
  const bare = stripListMarks(lines);
  return bare.some((line) => line.includes('\t')) ? parseTable(bare.join('\n'), '\t') : parseLines(bare);
}
