import { uniqBy } from 'es-toolkit';
import * as z from 'zod/mini';
import { defineRange } from '../../range.ts';
import { isBlank, toPlainText } from '../../text/plain-text.ts';
import { richTextField } from '../../text/schema.ts';
import { inlineImage } from '../../vocabulary/image.ts';
import { booleanField, enumField, listField, objectField, seed } from '../../vocabulary/schema-fields.ts';
import { imageSettings } from '../../vocabulary/style.ts';
import { OPTION_LIMIT } from '../parts/limits.ts';

/** The sizes that its editor offers; an item holds its own size like any other. */
export const MATCHING_FONT_SIZE = defineRange({ min: 9, max: 36, step: 0.5, initial: 14, unit: 'pt' });

/** How the entries of a column are marked. */
const MARKS = ['A.', 'A)', 'a.', 'a)', '1.', '1)'] as const;
export const COLUMN_FORMATS = ['none', ...MARKS] as const;
export type ColumnFormat = (typeof COLUMN_FORMATS)[number];
/** No "none" here: the student must have a mark to write on the line. */
export const LETTER_FORMATS = MARKS;

export const MATCH_TYPES = ['line', 'letter'] as const;
export type MatchType = (typeof MATCH_TYPES)[number];
export const PLACES = ['start', 'center', 'end'] as const;

const pair = z.object({
  term: richTextField('line'),
  definition: richTextField('line'),
  term_image: inlineImage,
  definition_image: inlineImage,
  /** False keeps the definition beside its term. */
  shuffle: booleanField(true),
});
export type Pair = z.output<typeof pair>;

const fakeAnswer = z.object({ text: richTextField('line'), image: inlineImage });
export type FakeAnswer = z.output<typeof fakeAnswer>;

const matchingSettings = objectField({
  match_type: enumField(MATCH_TYPES),
  left_column_format: enumField(COLUMN_FORMATS, '1.'),
  right_column_format: enumField(COLUMN_FORMATS),
  /** The format of the right column's marks where letters are written. */
  letter_right_column_format: enumField(LETTER_FORMATS),
  /** True where the columns show their marks; marks that students write down always show. */
  display_index: booleanField(false),
  word_scramble: objectField({ scramble_left: booleanField(false), scramble_right: booleanField(false) }),
  images: imageSettings,
  /** The place of the line for the letter, seen from the term. */
  blank_position: enumField(['before', 'after'], 'after'),
  /** Those lines begin one below the other; always so before the terms. */
  align_line_horizontally: booleanField(true),
  show_dots_left: booleanField(true),
  show_dots_right: booleanField(true),
  /** The place of the dots: at the words, half-way, or close to those of the other side. */
  align_dots_horizontally: enumField(PLACES),
  /** The line of a row that dots and letters align with: first, middle or last. */
  align_dots_vertically: enumField(PLACES, 'center'),
});
export type MatchingSettings = z.output<typeof matchingSettings>;

export const matchingData = z.object({
  pairs: listField(pair, OPTION_LIMIT),
  fakeAnswers: listField(fakeAnswer, OPTION_LIMIT),
  instructions: richTextField('text'),
  shuffle_seed: seed,
  settings: matchingSettings,
});
export type MatchingData = z.output<typeof matchingData>;

export const createMatching = (): MatchingData => matchingData.parse({});

export const hasTerm = ({ term, term_image }: Pair): boolean => !isBlank(term) || term_image !== null;
export const hasDefinition = ({ definition, definition_image }: Pair): boolean =>
  !isBlank(definition) || definition_image !== null;
export const isFilledPair = (entry: Pair): boolean => hasTerm(entry) || hasDefinition(entry);
export const isFilledFake = ({ text, image }: FakeAnswer): boolean => !isBlank(text) || image !== null;

export const isEmptyMatching = (data: MatchingData): boolean =>
  isBlank(data.instructions) && !data.pairs.some(isFilledPair) && !data.fakeAnswers.some(isFilledFake);

/** Lists the places of pairs that lack one half, from 0. */
export const listHalfPairs = ({ pairs }: Pick<MatchingData, 'pairs'>): number[] =>
  pairs.flatMap((entry, place) => (hasTerm(entry) === hasDefinition(entry) ? [] : [place]));

/** Lists the definitions that several pairs have, each once: a student cannot tell which of them is meant. */
export function listSameDefinitions({
  pairs,
  fakeAnswers,
}: Pick<MatchingData, 'pairs' | 'fakeAnswers'>): string[] {
  const words = [
    ...pairs.map(({ definition, definition_image }) => (definition_image ? '' : toPlainText(definition))),
    ...fakeAnswers.map(({ text, image }) => (image ? '' : toPlainText(text))),
  ].map((text) => text.trim());
  const seen = new Map<string, number>();
  for (const text of words) seen.set(text.toLowerCase(), (seen.get(text.toLowerCase()) ?? 0) + 1);
  return uniqBy(
    words.filter((text) => text !== '' && (seen.get(text.toLowerCase()) ?? 0) > 1),
    (text) => text.toLowerCase(),
  );
}

/** Finds what is missing: all pairs, or half of one. */
export function findMissingInMatching(data: MatchingData): ('pair' | 'pairs')[] {
  if (!data.pairs.some(isFilledPair)) return ['pairs'];
  return listHalfPairs(data).length > 0 ? ['pair'] : [];
}
