import { cleanText, cleanTypedText } from '../../text/clean-text.ts';
import { RICH_LIMIT, type RichTextValue } from '../../text/rich-text.ts';
import type { ImageAttachment } from '../../vocabulary/image.ts';
import { moveEntry } from '../../vocabulary/move-entry.ts';
import { createOption, type ItemOption, type WithOptions } from './item-options.ts';
import { OPTION_LIMIT } from './limits.ts';

/* What a panel does with options, apart from their schema, which an editor opens with. */

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
