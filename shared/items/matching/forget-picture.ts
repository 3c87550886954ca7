import type { RefusedPicture } from '../parts/definition.ts';
import type { ItemWith } from '../parts/envelope.ts';
import { isFilledFake, isFilledPair, MATCHING_FONT_SIZE, type MatchingData } from './schema.ts';

/** The type is as large as the pictures ask for. */
export const FONT_SIZE_WITH_IMAGES = 24;

/** Undoes what was made for a refused picture: the rows that held only the picture, and the larger type. */
export function forgetPicture(
  { data, style }: ItemWith<MatchingData>,
  { before, bodySize, held }: RefusedPicture<MatchingData>,
): void {
  // Rows are compared with those before by their places, because the data now no longer has the picture.
  data.pairs = data.pairs.filter((pair, at) => isFilledPair(pair) || !isHeld(before.pairs[at], held));
  data.fakeAnswers = data.fakeAnswers.filter(
    (fake, at) => isFilledFake(fake) || !isHeld(before.fakeAnswers[at], held),
  );
  if (style.font_size !== FONT_SIZE_WITH_IMAGES || isPictured(data)) return;
  style.font_size = bodySize === MATCHING_FONT_SIZE.initial ? null : MATCHING_FONT_SIZE.initial;
}

const isHeld = (row: object | undefined, held: (part: object) => boolean): boolean =>
  row !== undefined && held(row);

const isPictured = ({ pairs, fakeAnswers }: MatchingData): boolean =>
  pairs.some((pair) => pair.term_image ?? pair.definition_image) || fakeAnswers.some(({ image }) => image);
