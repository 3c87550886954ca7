import { toPlainText } from '../../text/plain-text.ts';
import type { RichTextValue } from '../../text/rich-text.ts';
import { createOption, listReadOptions } from '../parts/item-options.ts';
import { OPTION_LIMIT } from '../parts/limits.ts';
import type { ReadQuestion } from '../parts/read-question.ts';
import { type MultipleChoiceData, multipleChoiceData } from './schema.ts';

const isCalled = (text: RichTextValue | undefined, name: string): boolean =>
  text !== undefined && toPlainText(text).trim().toLowerCase() === name;

/** Makes a multiple choice of a question with options; "True" and "False" are the two of True/False. */
export function createFromQuestion(question: ReadQuestion): MultipleChoiceData | null {
  if (question.type !== 'choice' || question.several) return null;
  const [first, second, third] = question.options;
  const isBoolean = !third && isCalled(first?.text, 'true') && isCalled(second?.text, 'false');
  return multipleChoiceData.parse({
    subtitle: question.prompt,
    hasBooleanOptions: isBoolean,
    options: question.options
      .slice(0, OPTION_LIMIT)
      .map(({ text, correct }) => ({ ...createOption(), answer: text, correct })),
  });
}

/** Makes a question of the options, without empty ones. */
export function toQuestion({ subtitle, options }: MultipleChoiceData): ReadQuestion {
  return { type: 'choice', prompt: subtitle, options: listReadOptions(options) };
}
