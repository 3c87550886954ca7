import type { ReadQuestion } from '#shared/items/parts/read-question.ts';
import { toPlainText } from '#shared/text/plain-text.ts';

/** Lists the answers of a text with gaps, each with the wrong choices of its gap: "clouds (seas)". */
const listGaps = ({ answers, wrong = [] }: Extract<ReadQuestion, { type: 'gaps' }>): string[] =>
  answers.map((answer, place) => {
    const others = wrong[place] ?? [];
    return others.length > 0 ? `${answer} (${others.join(', ')})` : answer;
  });

/** Writes a question on one line: "choice: Prompt | Lyon | *Paris". */
export function toQuestionLine(question: ReadQuestion): string {
  if (question.type === 'card')
    return `card: ${toPlainText(question.term)} | ${toPlainText(question.definition)}`;
  const prompt = toPlainText(question.prompt).replaceAll('\n', '⏎');
  const join = (...parts: readonly string[]) => `${question.type}: ${[prompt, ...parts].join(' | ')}`;
  switch (question.type) {
    case 'choice':
      return join(
        ...question.options.map(({ text, correct }) => `${correct ? '*' : ''}${toPlainText(text)}`),
      );
    case 'gaps':
      return join(...listGaps(question));
    case 'pairs': {
      const pairs = question.pairs.map(({ left, right }) => `${toPlainText(left)} = ${toPlainText(right)}`);
      return join(...pairs, ...question.extras.map((extra) => `+ ${toPlainText(extra)}`));
    }
    case 'order':
      return join(...question.entries.map((entry, place) => `${place + 1} ${toPlainText(entry)}`));
    case 'text':
      return join();
    case 'open': {
      const answer = toPlainText(question.answer);
      return `${join(...(answer === '' ? [] : [answer]))}${question.lines === null ? '' : ` (${question.lines})`}`;
    }
  }
}
