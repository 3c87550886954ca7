import { toPlainText } from '../../text/plain-text.ts';
import { toOneLine } from '../parts/to-one-line.ts';
import { placeCells } from './bands.ts';
import type { TableData } from './schema.ts';

/** Lists the words of each row, its cells on one line; a blank does not give its answer away. */
export function listRowLines({ rows, header_rows }: TableData): string[] {
  const lines = rows.map((): string[] => []);
  for (const { cell, row } of placeCells({ rows, header_rows })) {
    const text = cell.asks === 'blank' ? '_____' : toOneLine(toPlainText(cell.text).split('\n'));
    if (text.trim() !== '') lines[row]?.push(text);
  }
  return lines.map((words) => words.join(' | ')).filter((line) => line !== '');
}
