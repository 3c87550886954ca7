import type { ReadQuestion } from '#shared/items/parts/read-question.ts';
import { toPlainText } from '#shared/text/plain-text.ts';

/** Writes a question on one line: "choice: Prompt | Lyon | *Paris". */
export function toQuestionLine(question: ReadQuestion): string {
  if (question.type === 'card')
    return `card: ${toPlainText(question.term)} | ${toPlainText(question.definition)}`;
  if (question.type === 'pairs' || question.type === 'order')
    throw new Error(`A pasted text has no ${question.type}`);
  const prompt = toPlainText(question.prompt).replaceAll('\n', '⏎');
  if (question.type === 'choice') {
    const options = question.options.map(({ text, correct }) => `${correct ? '*' : ''}${toPlainText(text)}`);
    return `choice: ${[prompt, ...options].join(' | ')}`;
  }
  if (question.type === 'gaps') return `gaps: ${[prompt, ...question.answers].join(' | ')}`;
  if (question.type === 'text') return `text: ${prompt}`;
  const answer = toPlainText(question.answer);
  return `open: ${prompt}${answer && ` | ${answer}`}${question.lines === null ? '' : ` (${question.lines})`}`;
}
