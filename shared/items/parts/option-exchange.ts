import { type ItemOption, isEmptyOption } from './item-options.ts';
import { OPTION_LIMIT } from './limits.ts';
import { toAttachment, toReadPicture } from './read-picture.ts';
import type { ReadOption } from './read-question.ts';

/** Lists the options that have words or a picture, as those of a question. */
export const listReadOptions = (options: readonly ItemOption[]): ReadOption[] =>
  options
    .filter((one) => !isEmptyOption(one))
    .map(({ answer, answer_image, correct }) => ({
      text: answer,
      correct,
      ...toReadPicture('image', answer_image),
    }));

/** Makes options of those of a question, as many as there is room for. */
export const toOptions = (options: readonly ReadOption[]): ItemOption[] =>
  options.slice(0, OPTION_LIMIT).map(({ text, correct, image }) => ({
    answer: text,
    answer_image: toAttachment(image),
    correct,
  }));
