import { toPlainText } from '../../text/plain-text.ts';
import type { RichTextValue } from '../../text/rich-text.ts';
import { listReadOptions, toOptions } from '../parts/option-exchange.ts';
import { toAttachment, toReadPicture } from '../parts/read-picture.ts';
import type { ReadQuestion } from '../parts/read-question.ts';
import { type MultipleChoiceData, multipleChoiceData } from './schema.ts';

const isCalled = (text: RichTextValue | undefined, name: string): boolean =>
  text !== undefined && toPlainText(text).trim().toLowerCase() === name;

/** Makes a multiple choice of a question with options; "True" and "False" are the two of True/False. */
export function createFromQuestion(question: ReadQuestion): MultipleChoiceData | null {
  if (question.type !== 'choice' || question.several) return null;
  const [first, second, third] = question.options;
  const areEnglish = isCalled(first?.text, 'true') && isCalled(second?.text, 'false');
  const isBoolean = !third && (areEnglish || question.truth === true);
  return multipleChoiceData.parse({
    subtitle: question.prompt,
    subtitle_image: toAttachment(question.image),
    hasBooleanOptions: isBoolean,
    automatic_columns: true,
    options: toOptions(question.options),
  });
}

/** Makes a question of the options, without empty ones. */
export function toQuestion({ subtitle, subtitle_image, options }: MultipleChoiceData): ReadQuestion {
  return {
    type: 'choice',
    prompt: subtitle,
    ...toReadPicture('image', subtitle_image),
    options: listReadOptions(options),
  };
}
