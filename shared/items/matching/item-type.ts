import { excerpt, plainText } from '../../text/plain-text.ts';
import type { ItemTypeDefinition } from '../parts/definition.ts';
import { toOneLine } from '../parts/to-one-line.ts';
import { facts } from './facts.ts';
import { forgetPicture } from './forget-picture.ts';
import {
  emptyMatching,
  forgottenInMatching,
  isEmptyMatching,
  MATCHING_FONT_SIZE,
  type MatchingData,
  matchingData,
} from './schema.ts';

export const itemType = {
  ...facts,
  schema: matchingData,
  empty: emptyMatching,
  isEmpty: isEmptyMatching,
  excerpt: ({ pairs }) => excerpt(toOneLine(pairs.map((pair) => plainText(pair.term)))),
  forgotten: forgottenInMatching,
  ownStyle: { fontSize: MATCHING_FONT_SIZE, border: true },
  forgetPicture,
} as const satisfies ItemTypeDefinition<MatchingData>;
