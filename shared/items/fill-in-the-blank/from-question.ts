import { PLAIN_LIMIT } from '../../vocabulary/schema-fields.ts';
import type { ReadQuestion } from '../parts/read-question.ts';
import { setBlank, setBlankText } from './rules.ts';
import { createFillInTheBlank, type FillInTheBlankData } from './schema.ts';
import { isTypedBlank } from './tokens.ts';

/** No text has it: marks the words of an answer until they are tokens. */
const MARK = '\uE000';

/**
 * Makes a text with blanks of one with gaps: known answers are its blank words, an unknown one stays a row of
 * underscores.
 */
export function createFromQuestion(question: ReadQuestion): FillInTheBlankData | null {
  if (question.type !== 'gaps') return null;
  const answers = [...question.answers];
  const text = question.prompt.replace(/_{3,}/g, (gap) => {
    const answer = answers.shift()?.trim();
    return answer
      ? answer
          .split(/\s+/)
          .map((word) => `${MARK}${word}`)
          .join(' ')
      : gap;
  });
  const data = createFillInTheBlank();
  setBlankText(data, { text: text.slice(0, PLAIN_LIMIT), locale: 'en' });
  for (const [index, word] of data.words.entries()) {
    if (!word.value.includes(MARK) || isTypedBlank(word.value)) continue;
    word.value = word.value.replaceAll(MARK, '');
    setBlank(data, { index, blank: true });
  }
  return data;
}
