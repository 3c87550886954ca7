import Papa from 'papaparse';
import type { ReadQuestion } from '../../items/parts/read-question.ts';
import { toTypedFormulas } from '../../maths/find-formulas.ts';
import { toPlainText } from '../../text/plain-text.ts';
import type { RichTextValue } from '../../text/rich-text.ts';
import { escapeFormula } from '../../text/spreadsheet-formula.ts';
import { hasMarkup } from '../source/has-markup.ts';
import { toInline } from '../source/to-html.ts';
import { encode, type Source, toUnmarked, Writing, type WrittenFile } from './writing.ts';

/** One row, before its options become columns. */
interface Row {
  readonly type: string;
  readonly directions?: string;
  readonly question: string;
  readonly options?: readonly string[];
  readonly correct?: string;
  readonly answer?: string;
  readonly lines?: number | null;
}

function toRow(question: ReadQuestion, writing: Writing): Row {
  // A text that looks like HTML is read as such.
  const cell = (value: RichTextValue): string => {
    const text = toUnmarked(value, writing);
    return hasMarkup(text) ? toInline(text) : text;
  };
  switch (question.type) {
    case 'choice': {
      const places = question.options.flatMap(({ correct }, place) => (correct ? [place + 1] : []));
      return {
        type: question.several ? 'several' : 'choice',
        question: cell(question.prompt),
        options: question.options.map(({ text }) => cell(text)),
        correct: places.join(','),
      };
    }
    case 'gaps': {
      const gaps = question.prompt.match(/_{3,}/g) ?? [];
      return {
        type: 'gaps',
        directions: toPlainText(question.directions ?? ''),
        question: question.prompt,
        options: gaps.map((_, place) =>
          [question.answers[place] || '-', ...(question.wrong?.[place] ?? [])].join('\n'),
        ),
      };
    }
    case 'pairs': {
      const sides = question.pairs.flatMap(({ left, right }) => [cell(left), cell(right)]);
      const extras = question.extras.flatMap((text) => ['', cell(text)]);
      return { type: 'pairs', question: cell(question.prompt), options: [...sides, ...extras] };
    }
    case 'order':
      return { type: 'order', question: cell(question.prompt), options: question.entries.map(cell) };
    case 'open':
      return {
        type: 'open',
        question: cell(question.prompt),
        answer: cell(question.answer),
        lines: question.lines,
      };
    case 'text':
      return { type: 'text', question: cell(question.prompt) };
    case 'card':
      return { type: 'card', question: cell(question.term), answer: cell(question.definition) };
  }
}

const toWritten = (text: string): string => escapeFormula(toTypedFormulas(text));

/** Writes a table that spreadsheets open: a row for each question, a column for each option. */
export function writeCsv({ questions }: Source): WrittenFile {
  const writing = new Writing();
  const rows = questions.map((question) => {
    writing.begin();
    return toRow(question, writing);
  });
  const count = rows.reduce((most, { options = [] }) => Math.max(most, options.length), 0);
  const places = Array.from({ length: count }, (_, place) => place);
  const heading = ['Type', 'Directions', 'Question', ...places.map((place) => `Option ${place + 1}`)];
  const cells = rows.map(
    ({ type, directions = '', question, options = [], correct = '', answer = '', lines }) => [
      ...[type, directions, question, ...places.map((place) => options[place] ?? '')].map(toWritten),
      ...[correct, answer, lines === null || lines === undefined ? '' : String(lines)].map(toWritten),
    ],
  );
  const text = Papa.unparse([[...heading, 'Correct', 'Answer', 'Lines'], ...cells]);
  return { bytes: encode(`\uFEFF${text}\r\n`), losses: writing.losses };
}
