import * as z from 'zod/mini';
import { inlineImage } from '../../vocabulary/image.ts';
import { plainTextField } from '../../vocabulary/schema-fields.ts';

/** The most characters of a word in a puzzle, and of its clue. */
export const PUZZLE_WORD_LIMIT = 60;
export const CLUE_LIMIT = 300;

/** A word of a puzzle, with what is asked for it: a clue in words, a picture or both. */
export const cluedWord = /* @__PURE__ */ z.object({
  word: plainTextField(PUZZLE_WORD_LIMIT),
  clue: plainTextField(CLUE_LIMIT),
  clue_image: inlineImage,
});
export type CluedWord = z.output<typeof cluedWord>;
