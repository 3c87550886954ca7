import * as z from 'zod/mini';
import { requiredNumberField } from '../../range-fields.ts';
import {
  booleanField,
  enumField,
  listField,
  nullableField,
  plainTextField,
  seed,
} from '../../vocabulary/schema-fields.ts';
import { cluedWord } from '../parts/clued-words.ts';
import { OPTION_LIMIT } from '../parts/limits.ts';
import { LETTER_CASES } from '../parts/puzzle-letters.ts';
import { GRID_SIZE } from './grid-size.ts';

/** How words run: right and down · diagonally too · in all eight directions. */
export const SEARCH_DIRECTIONS = ['straight', 'diagonal', 'all'] as const;
/** What is printed of the words: where the list is, or clues and pictures in its place. */
export const SEARCH_LISTS = ['below', 'beside', 'clues', 'pictures', 'hidden'] as const;
export const SEARCH_SHAPES = ['square', 'heart', 'circle', 'tree'] as const;
export const FILLER_LIMIT = 200;

export const wordSearchData = z.object({
  words: listField(cluedWord, OPTION_LIMIT),
  shuffle_seed: seed,
  directions: enumField(SEARCH_DIRECTIONS),
  /** Null for as many rows and columns as the words need. */
  grid_size: nullableField(requiredNumberField(GRID_SIZE)),
  shape: enumField(SEARCH_SHAPES),
  overlaps: booleanField(true),
  text_case: enumField(LETTER_CASES),
  /** The letters in the other squares; the alphabet of the words where it is empty. */
  filler_letters: plainTextField(FILLER_LIMIT),
  list: enumField(SEARCH_LISTS),
  /** True where the key prints the letters of the words alone. */
  key_hides_fillers: booleanField(false),
});
export type WordSearchData = z.output<typeof wordSearchData>;

export const createWordSearch = (): WordSearchData => wordSearchData.parse({});
export const isEmptyWordSearch = ({ words }: WordSearchData): boolean =>
  words.every(({ word, clue, clue_image }) => word.trim() === '' && clue.trim() === '' && !clue_image);
