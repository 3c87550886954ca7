import { clampTo } from '../../range.ts';
import { isBlank } from '../../text/plain-text.ts';
import { toAttachment, toReadPicture } from '../parts/read-picture.ts';
import type { ReadQuestion } from '../parts/read-question.ts';
import { NUMBER_OF_LINES, type OpenResponseData, openResponseData } from './schema.ts';

/** Makes an open response of a question whose answer is written. */
export function createFromQuestion(question: ReadQuestion): OpenResponseData | null {
  if (question.type !== 'open') return null;
  const { prompt, image, answer, lines } = question;
  return openResponseData.parse({
    subtitle: prompt,
    subtitle_image: toAttachment(image),
    answer,
    has_answer: !isBlank(answer),
    ...(lines !== null && { number_of_lines: clampTo(NUMBER_OF_LINES, lines) }),
  });
}

/** Makes a question of the prompt, with the answer and the lines to write it on. */
export function toQuestion(data: OpenResponseData): ReadQuestion {
  const { subtitle, answer, has_answer, answer_type, handwritingAnswer, number_of_lines } = data;
  const written = answer_type === 'handwriting' ? handwritingAnswer : answer;
  // A short line is a line; an empty space has none.
  const lines = answer_type === 'single' ? 1 : answer_type === 'blank' ? null : number_of_lines;
  return {
    type: 'open',
    prompt: subtitle,
    ...toReadPicture('image', data.subtitle_image),
    answer: has_answer ? written : '',
    lines,
  };
}
