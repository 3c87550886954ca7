import { mapWords } from '../../maths/formula-text.ts';
import { cleanTypedText } from '../../text/clean-text.ts';
import { stripTags } from '../../text/strip-tags.ts';

/** The most characters of a word in a bank. */
export const BANK_WORD_LIMIT = 500;

/** Converts typed text to a word of the bank: on one line, without tags. */
export const toBankWordText = (typed: string): string =>
  cleanTypedText(mapWords(typed, stripTags).replace(/\s+/g, ' '), BANK_WORD_LIMIT);
