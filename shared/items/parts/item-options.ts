import * as z from 'zod/mini';
import { isBlank } from '../../text/plain-text.ts';
import { richTextField } from '../../text/schema.ts';
import { inlineImage } from '../../vocabulary/image.ts';
import { booleanField, listField } from '../../vocabulary/schema-fields.ts';
import { OPTION_LIMIT } from './limits.ts';

/** An entry of a list that a student chooses from or ticks off. */
export const option = z.object({
  answer: richTextField('line'),
  answer_image: inlineImage,
  correct: booleanField(false),
  /** Stays where it is in every version of a sheet; absent where it may move. */
  keeps_place: z.optional(z.boolean()),
});
export type ItemOption = z.output<typeof option>;
export const optionList = listField(option, OPTION_LIMIT);

/** Data with options: multiple choice, a checklist. */
export interface WithOptions {
  options: ItemOption[];
}

export const createOption = (): ItemOption => ({ answer: '', answer_image: null, correct: false });

/** Tells whether an option has neither words nor a picture. */
export const isEmptyOption = (one: ItemOption | undefined): boolean =>
  one !== undefined && isBlank(one.answer) && one.answer_image === null;

/**
 * Lists the options that print: all but empty ones at the end of a list that was begun. Enter behind the last option makes
 * one, and nobody wants its letter on paper.
 */
export function listPrintedOptions<Option extends ItemOption>(options: readonly Option[]): readonly Option[] {
  const last = options.findLastIndex((one) => one.correct || !isEmptyOption(one));
  return last === -1 ? options : options.slice(0, last + 1);
}
