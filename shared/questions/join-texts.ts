import { isBlank } from '../text/plain-text.ts';
import type { RichTextValue } from '../text/rich-text.ts';
import { toValue } from './inline.ts';
import { toLines } from './rich-lines.ts';

/** Joins texts, each on lines of its own; empty ones leave no line. */
export const joinTexts = (...texts: readonly RichTextValue[]): RichTextValue =>
  toValue(texts.filter((text) => !isBlank(text)).flatMap(toLines));
