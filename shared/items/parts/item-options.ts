import * as z from 'zod/mini';
import { cleanText, cleanTypedText } from '../../text/clean-text.ts';
import { isBlank } from '../../text/plain-text.ts';
import { RICH_LIMIT, type RichTextValue } from '../../text/rich-text.ts';
import { richTextField } from '../../text/schema.ts';
import { type ImageAttachment, inlineImage } from '../../vocabulary/image.ts';
import { moveEntry } from '../../vocabulary/move-entry.ts';
import { booleanField, listField } from '../../vocabulary/schema-fields.ts';
import { OPTION_LIMIT } from './limits.ts';
import { toAttachment, toReadPicture } from './read-picture.ts';
import type { ReadOption } from './read-question.ts';

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

export function setOptionText(data: WithOptions, at: { index: number; answer: RichTextValue }): void {
  const entry = data.options[at.index];
  if (entry) entry.answer = at.answer;
}

export function setOptionPicture(
  data: WithOptions,
  { index, image }: { index: number; image: ImageAttachment | null },
): void {
  const entry = data.options[index];
  if (entry) entry.answer_image = image;
}

/** Keeps an option in its place in every version of a sheet, or lets it move. */
export function setOptionKept(data: WithOptions, { index, kept }: { index: number; kept: boolean }): void {
  const entry = data.options[index];
  if (!entry) return;
  if (kept) entry.keeps_place = true;
  else delete entry.keeps_place;
}

/** Adds an option after `after` (at the end by default) with the trimmed text. */
export function addOption(data: WithOptions, { text = '', after }: { text?: string; after?: number }): void {
  if (data.options.length >= OPTION_LIMIT) return;
  const at = after === undefined ? data.options.length : after + 1;
  data.options.splice(at, 0, {
    ...createOption(),
    answer: cleanTypedText(cleanText(text).trim(), RICH_LIMIT),
  });
}

/** Removes an option; the last remaining one is emptied instead. */
export function removeOption(data: WithOptions, index: number): void {
  if (data.options.length <= 1) data.options = [createOption()];
  else data.options.splice(index, 1);
}

/** Puts a removed option back at its place, as long as there is room. */
export function restoreOption(
  data: WithOptions,
  { index, option }: { index: number; option: ItemOption },
): void {
  if (data.options.length < OPTION_LIMIT) data.options.splice(index, 0, option);
}

export function moveOption(data: WithOptions, { from, to }: { from: number; to: number }): void {
  data.options = moveEntry(data.options, from, to);
}
