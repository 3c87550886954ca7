import { toExcerpt, toPlainText } from '../../text/plain-text.ts';
import type { ItemTypeDefinition } from '../parts/definition.ts';
import { toOneLine } from '../parts/to-one-line.ts';
import { forgetPicture } from './forget-picture.ts';
import {
  createMatching,
  hasDefinition,
  hasTerm,
  isEmptyMatching,
  isFilledPair,
  MATCHING_FONT_SIZE,
  type MatchingData,
  matchingData,
} from './schema.ts';

export const itemType = {
  label: 'Matching',
  icon: 'Waypoints',
  addItem: { group: 'Activities', place: 1 },
  isNumbered: true,
  countParts: ({ pairs }) => pairs.filter((pair) => hasTerm(pair) && hasDefinition(pair)).length,
  enlarge: (data, by) => {
    const { images } = data.settings;
    return { ...data, settings: { ...data.settings, images: { ...images, size: images.size * by } } };
  },
  schema: matchingData,
  empty: createMatching,
  isEmpty: isEmptyMatching,
  excerpt: ({ pairs }) => toExcerpt(toOneLine(pairs.map((pair) => toPlainText(pair.term)))),
  lines: ({ instructions, pairs }) => [
    toPlainText(instructions),
    ...pairs.map(({ term, definition }) => `${toPlainText(term)} – ${toPlainText(definition)}`),
  ],
  countRows: ({ pairs }) => pairs.filter(isFilledPair).length,
  ownStyle: { fontSize: MATCHING_FONT_SIZE, border: true },
  forgetPicture,
} as const satisfies ItemTypeDefinition<MatchingData>;
