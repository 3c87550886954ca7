import { toExcerpt } from '#shared/text/plain-text.ts';
import type { RichTextValue } from '#shared/text/rich-text.ts';

/** Describes a row by its name and its first words, to begin a sentence with: "Word 1, rain"; "Word 1" without any. */
export const describeRow = (name: string, text: RichTextValue): string =>
  [name, toExcerpt(text)].filter(Boolean).join(', ');
