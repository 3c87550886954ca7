import { CONTENT_WIDTH } from '../../paper/sheet/page-sizes.ts';
import { toExcerpt, toPlainText } from '../../text/plain-text.ts';
import type { ItemTypeDefinition } from '../parts/definition.ts';
import { toOneLine } from '../parts/to-one-line.ts';
import { forgetPicture } from './forget-picture.ts';
import { findFittingType } from './layout.ts';
import { layOutParts } from './printed-parts.ts';
import {
  createMatching,
  findMissingInMatching,
  hasDefinition,
  hasTerm,
  isEmptyMatching,
  isFilledPair,
  MATCHING_FONT_SIZE,
  type MatchingData,
  matchingData,
} from './schema.ts';

/** A column in which its type would be smaller is too narrow. */
const LEAST_SCALE = 0.85;

export const itemType = {
  label: 'Matching',
  icon: 'Waypoints',
  addItem: { group: 'Activities', place: 1 },
  isNumbered: true,
  deal: (data, shuffle_seed) => ({ ...data, shuffle_seed }),
  countParts: ({ pairs }) => pairs.filter((pair) => hasTerm(pair) && hasDefinition(pair)).length,
  enlarge: (data, by) => {
    const { images } = data.settings;
    return { ...data, settings: { ...data.settings, images: { ...images, size: images.size * by } } };
  },
  hasRoom: (data, { font, fontSize, width }) => {
    const wanted = { font, fontSize, lineHeight: 1, border: CONTENT_WIDTH - width };
    return findFittingType(data, wanted).fontSize >= LEAST_SCALE * fontSize;
  },
  schema: matchingData,
  empty: createMatching,
  isEmpty: isEmptyMatching,
  excerpt: ({ pairs }) => toExcerpt(toOneLine(pairs.map((pair) => toPlainText(pair.term)))),
  lines: ({ instructions, pairs }) => [
    toPlainText(instructions),
    ...pairs.map(({ term, definition }) => `${toPlainText(term)} – ${toPlainText(definition)}`),
  ],
  listShuffled: (data) =>
    layOutParts(data, 1)
      .flat()
      .map(({ left, right }) => [left?.field, left?.scrambled, right?.field, right?.scrambled]),
  findMissing: findMissingInMatching,
  countRows: ({ pairs }) => pairs.filter(isFilledPair).length,
  ownStyle: { fontSize: MATCHING_FONT_SIZE, border: true },
  forgetPicture,
} as const satisfies ItemTypeDefinition<MatchingData>;
