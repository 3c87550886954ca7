import { measureLabels } from '#shared/text/list-labels.ts';

/** Splits pasted text into its lines without empty ones and without the labels of a list. */
function splitLines(text: string): string[] {
  const lines = text.split(/[\r\n\u2028\u2029\v]+/).filter((line) => line.trim() !== '');
  const labels = measureLabels(lines);
  return lines.map((line, at) => line.slice(labels[at]));
}

/** Splits pasted text into entries: its lines, and the cells of a table. */
export const splitEntries = (text: string): string[] =>
  splitLines(text)
    .flatMap((line) => line.split('\t'))
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');

/** Splits a pasted table into its rows of cells; a line is a row of one. */
export const splitCells = (text: string): string[][] => splitLines(text).map((line) => line.split('\t'));
