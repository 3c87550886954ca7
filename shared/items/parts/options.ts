import * as z from 'zod/mini';
import { RICH_LIMIT, type RichTextValue } from '../../text/rich-text.ts';
import { cleanText, richText, typedText } from '../../text/schema.ts';
import { flag, list } from '../../vocabulary/fields.ts';
import { type ImageAttachment, inlineImage } from '../../vocabulary/image.ts';
import { moved } from '../../vocabulary/moved.ts';
import { OPTION_LIMIT } from './limits.ts';

/** An entry of a list that a student chooses from or ticks off. */
export const option = z.object({ answer: richText('line'), answer_image: inlineImage, correct: flag(false) });
export type Option = z.output<typeof option>;
export const optionList = list(option, OPTION_LIMIT);

/** What has options: multiple choice, a checklist. */
export interface WithOptions {
  options: Option[];
}

export const emptyOption = (): Option => ({ answer: '', answer_image: null, correct: false });

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

/** Adds an option after `after` (at the end by default) with the trimmed text. */
export function addOption(data: WithOptions, { text = '', after }: { text?: string; after?: number }): void {
  if (data.options.length >= OPTION_LIMIT) return;
  const at = after === undefined ? data.options.length : after + 1;
  data.options.splice(at, 0, { ...emptyOption(), answer: typedText(cleanText(text).trim(), RICH_LIMIT) });
}

/** The last remaining option is emptied instead of removed. */
export function removeOption(data: WithOptions, index: number): void {
  if (data.options.length <= 1) data.options = [emptyOption()];
  else data.options.splice(index, 1);
}

export function moveOption(data: WithOptions, { from, to }: { from: number; to: number }): void {
  data.options = moved(data.options, from, to);
}
