import Papa from 'papaparse';
import { decodeText } from '../source/decode-text.ts';
import { type ReadFile, Reading, type SourceFile } from '../source/reading.ts';
import { readTable } from './table.ts';

/** Reads a table with commas, semicolons or tabs between its cells, as spreadsheets and Quizlet write it. */
export function readCsv({ name, bytes }: SourceFile): ReadFile {
  const reading = new Reading();
  const text = decodeText(bytes).replace(/^\uFEFF/, '');
  const delimiter = /\.tsv$/i.test(name) ? '\t' : '';
  const { data } = Papa.parse<string[]>(text, {
    delimiter,
    delimitersToGuess: ['\t', ',', ';', '|'],
    skipEmptyLines: 'greedy',
  });
  readTable(data, reading);
  return reading;
}
