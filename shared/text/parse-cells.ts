import Papa from 'papaparse';

/** Stands for a quote that opens and closes no cell, while a text is parsed. */
const STRAY = '\0';

/** The quotes within one cell, doubled: for more of them a pattern may run out of memory. */
const MOST_QUOTES = 100_000;

/** Parses cells; an empty delimiter is guessed. */
const parse = (text: string, delimiters: readonly string[]) =>
  Papa.parse<string[]>(text, {
    delimiter: delimiters.length === 1 ? delimiters[0] : '',
    delimitersToGuess: [...delimiters],
    skipEmptyLines: 'greedy',
  });

/** Replaces the quotes that are around no whole cell: Word and Quizlet put none around their cells. */
function replaceStrayQuotes(text: string, delimiters: readonly string[]): string {
  const outside = `[^\\n${delimiters.join('')}]`;
  const quoted = `(?<!${outside})"[^"]*(?:""[^"]*){0,${MOST_QUOTES}}"(?= *(?!${outside}| ))`;
  return text.replace(new RegExp(`${quoted}|"`, 'g'), (found) => (found === '"' ? STRAY : found));
}

/**
 * Parses a table as spreadsheets, Word and Quizlet write it, with quotes around cells of several lines, by the delimiter
 * that fits of those given. Empty rows are left out. A quote that opens or closes no cell is a sign of its words.
 */
export function parseCells(given: string, delimiters: readonly string[]): string[][] {
  const text = given.replace(/\r\n?/g, '\n');
  const { data, errors } = parse(text, delimiters);
  if (!errors.some(({ type }) => type === 'Quotes')) return data;
  const { delimiter } = parse(replaceStrayQuotes(text, delimiters), delimiters).meta;
  const repaired = parse(replaceStrayQuotes(text, [delimiter]), [delimiter]);
  return repaired.data.map((row) => row.map((cell) => cell.replaceAll(STRAY, '"')));
}
