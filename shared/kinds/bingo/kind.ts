import { isolate } from '../../text/isolate.ts';
import { toExcerpt } from '../../text/plain-text.ts';
import { createAutomaticSizes, START_SIZES } from '../parts/automatic-sizes.ts';
import type { Card } from '../parts/card.ts';
import type { KindDefinition } from '../parts/definition.ts';
import { instructionUse } from '../parts/instruction-use.ts';
import { type DisplayName, joinAsSubject } from '../parts/names.ts';
import { captionSheet } from './captions.ts';
import { facts } from './facts.ts';
import { getGridSizes } from './grid-sizes.ts';
import { findLack, findMissingWords } from './lack.ts';
import { createGamePictures, createPublishedGame } from './published-game.ts';
import { takeWholeHeader } from './rules.ts';
import { type Bingo, bingo } from './schema.ts';
import { countCardSheets, hasWord } from './words.ts';

/** In characters. */
const NAME_LENGTH = 40;

function getWordName({ term, term_image }: Card): DisplayName {
  const word = toExcerpt(term, NAME_LENGTH) || term_image?.alt;
  return { number: null, words: word ? `“${isolate(word)}”` : 'A picture' };
}

const describePlaces = ({ items }: Bingo, places: readonly number[]): string =>
  joinAsSubject(places.flatMap((at) => (items[at] ? [getWordName(items[at])] : [])));

export const kind = {
  ...facts,
  schema: bingo,
  // Every page is another pupil's card.
  startFields: { omni_student: true, header_on_cards: true, ...START_SIZES },
  bodyMeasures: [],
  automaticSizes: createAutomaticSizes<Bingo>(getGridSizes),
  hasContent: ({ items }) => items.some(hasWord),
  findLack,
  findMissingContent: findMissingWords,
  describePlaces,
  listHints: () => [],
  listPremiumUses: instructionUse,
  findRepeatObstacle: () => null,
  applyInvariants: takeWholeHeader,
  hasColumns: () => true,
  countCardSheets: countCardSheets,
  captionSheet,
  createScreenCopy: createGamePictures,
  createPublishedGame,
} as const satisfies KindDefinition<Bingo>;
