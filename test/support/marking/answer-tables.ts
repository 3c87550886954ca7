import type { PdfPage, PdfRun } from '../pdf.ts';
import { listTableRuns, toLabel } from './sheets.ts';

interface Column {
  readonly left: number;
  label: string;
  readonly answers: Map<string, string>;
}

/** Reads the head of a table: a letter begins a column, and dots belong to the letter before them. */
function readHead(runs: readonly PdfRun[]): Column[] {
  const columns: Column[] = [];
  for (const { x, text } of runs) {
    const last = columns.at(-1);
    if (/^[A-H]/.test(text)) columns.push({ left: x, label: toLabel(text), answers: new Map() });
    else if (last) last.label += toLabel(text);
  }
  return columns;
}

/** Reads the tables of all answers by the places of their words: the answers of each version by number. */
export function readTables(pages: readonly PdfPage[]): Map<string, Map<string, string>> {
  const runs = listTableRuns(pages);
  const tables = new Map<string, Map<string, string>>();
  let columns: Column[] = [];
  let number = '';
  const guide = runs.findIndex(({ text }) => text === 'Marking guide');
  const end = guide === -1 ? runs.length : guide;
  const start = runs.findIndex(({ text }) => text === 'Question');
  if (start === -1) return tables;
  for (let at = start; at < end; at++) {
    const { x, y, text } = runs[at] as PdfRun;
    if (text === 'Question') {
      // No head stands alone.
      const headEnd = runs.findIndex((run, place) => place > at && Math.abs(run.y - y) > 2);
      columns = readHead(runs.slice(at + 1, headEnd));
      for (const { label, answers } of columns) tables.set(label, answers);
      at = headEnd - 1;
      continue;
    }
    const column = columns.findLast(({ left }) => x > left - 1);
    if (!column) {
      number = text;
      // What has no answer has its line all the same.
      for (const { answers } of columns) answers.set(number, '');
      continue;
    }
    // A long answer goes on below itself.
    const known = column.answers.get(number);
    column.answers.set(number, known ? `${known} ${text}` : text);
  }
  return tables;
}
