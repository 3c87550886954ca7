import { clampTo } from '../../range.ts';
import { isBlank } from '../../text/plain-text.ts';
import type { ReadQuestion } from '../parts/read-question.ts';
import { NUMBER_OF_LINES, type OpenResponseData, openResponseData } from './schema.ts';

/** Makes an open response of a question whose answer is written. */
export function createFromQuestion(question: ReadQuestion): OpenResponseData | null {
  if (question.type !== 'open') return null;
  const { prompt, answer, lines } = question;
  return openResponseData.parse({
    subtitle: prompt,
    answer,
    has_answer: !isBlank(answer),
    ...(lines !== null && { number_of_lines: clampTo(NUMBER_OF_LINES, lines) }),
  });
}
