import type { PdfPage } from '../pdf.ts';
import { listTableRuns, toLabel } from './sheets.ts';

/** A question of the marking guide. */
export interface GuideRow {
  prompt: string;
  /** Its number in each version, by the version's letter. */
  readonly numbers: Map<string, string>;
  answers: string;
  points: string;
}

/** "A 3 · B 1": the numbers of a question in the versions. */
const NUMBERS = /(?:[A-H]\s\d+(?:\s·\s|$))+$/;

const addWords = (known: string, words: string): string => (known ? `${known} ${words}` : words).trim();

/** Reads the marking guide at the end of a key by the places of its words. */
export function readGuide(pages: readonly PdfPage[]): GuideRow[] {
  const runs = listTableRuns(pages);
  const start = runs.findIndex(({ text }) => text === 'Marking guide') + 1;
  if (start === 0) return [];
  const [question, answers, points] = runs.slice(start, start + 3).map(({ x }) => x);
  if (question === undefined || answers === undefined || points === undefined) return [];
  const rows: GuideRow[] = [];
  for (const { x, text } of runs.slice(start + 3)) {
    let row = rows.at(-1);
    if (x < answers - 1 && (!row || row.numbers.size > 0)) {
      row = { prompt: '', numbers: new Map(), answers: '', points: '' };
      rows.push(row);
    }
    if (!row) continue;
    if (x > points - 1) row.points = addWords(row.points, text);
    else if (x > answers - 1) row.answers = addWords(row.answers, text);
    else readPrompt(row, text);
  }
  return rows;
}

/** Adds words of the first column: the line of numbers ends the prompt. */
function readPrompt(row: GuideRow, words: string): void {
  const line = NUMBERS.exec(words)?.[0] ?? '';
  row.prompt = addWords(row.prompt, words.slice(0, words.length - line.length));
  for (const [, letter = '', number = ''] of line.matchAll(/([A-H])\s(\d+)/g))
    row.numbers.set(letter, number);
}

/** Lists the names of the questions in a prompt: one in each difficulty. */
export const listNames = (prompt: string): string[] =>
  [...prompt.matchAll(/[A-Z][a-z]+ i\d+[sc]?\b/g)].map(([name]) => name);

/** "B: ", "B ••: " or "•• ", before what is expected in a version or in a difficulty alone. */
const ONLY = /^(?:([A-H](?: •+)?): |(•+) )/;

/** Lists what the guide expects in a version: what it says of that version, of that difficulty, or of all. */
export function listExpected({ answers }: GuideRow, label: string): string[] {
  const parts = answers.split('; ').map((part) => {
    const [start = '', version, level] = ONLY.exec(part) ?? [];
    return { only: toLabel(version ?? level ?? ''), words: part.slice(start.length) };
  });
  return parts
    .filter(({ only }) => only === '' || only === label || only === label.slice(1))
    .flatMap(({ words }) => words.split(', '))
    .filter(Boolean);
}
