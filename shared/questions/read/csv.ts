import { parseCells } from '../../text/parse-cells.ts';
import { decodeText } from '../source/decode-text.ts';
import { type ReadFile, Reading, type SourceFile } from '../source/reading.ts';
import { readTable } from './table.ts';

/** Reads a table with commas, semicolons or tabs between its cells, as spreadsheets and Quizlet write it. */
export function readCsv({ name, bytes }: SourceFile): ReadFile {
  const reading = new Reading();
  const text = decodeText(bytes).replace(/^\uFEFF/, '');
  const delimiters = /\.tsv$/i.test(name) ? ['\t'] : ['\t', ',', ';', '|'];
  readTable(parseCells(text, delimiters), reading);
  return reading;
}
