import { isolate } from '../../text/isolate.ts';
import { toExcerpt } from '../../text/plain-text.ts';
import { withoutLink } from '../../vocabulary/kept-link.ts';
import { FREE_VERSIONS, getVersionLetter } from '../../vocabulary/version-letter.ts';
import { createAutomaticSizes, START_SIZES } from '../parts/automatic-sizes.ts';
import type { Card } from '../parts/card-schema.ts';
import type { KindDefinition } from '../parts/definition.ts';
import { instructionUse, listInstructionTexts } from '../parts/instruction-use.ts';
import { type DisplayName, joinAsSubject } from '../parts/names.ts';
import type { PremiumUse } from '../parts/premium-use.ts';
import { listCallLists } from './call-copies.ts';
import { captionSheet } from './captions.ts';
import { facts } from './facts.ts';
import { createFromWords } from './from-words.ts';
import { getGridSizes } from './grid-sizes.ts';
import { findLack, findMissingWords } from './lack.ts';
import { takeWholeHeader } from './rules.ts';
import type { Bingo } from './schema.ts';
import { raiseSchemaVersion } from './schema-version.ts';
import { countCardSheets, hasWord } from './words.ts';

/** The most characters of a word in a name. */
const NAME_LENGTH = 40;

function getWordName({ term, term_image }: Card): DisplayName {
  const word = toExcerpt(term, NAME_LENGTH) || term_image?.alt;
  return { number: null, words: word ? `“${isolate(word)}”` : 'A picture' };
}

const describePlaces = ({ items }: Bingo, places: readonly number[]): string =>
  joinAsSubject(places.flatMap((at) => (items[at] ? [getWordName(items[at])] : [])));

function listPremiumUses(game: Bingo): PremiumUse[] {
  const count = listCallLists(game.call_list).length;
  const place = `call lists A–${getVersionLetter(count - 1)}`;
  return [
    ...instructionUse(game),
    ...(game.call_list.visible && count > FREE_VERSIONS
      ? [{ feature: 'versions', where: 'call_list.copies', place } as const]
      : []),
  ];
}

export const kind = {
  ...facts,
  // Every page is another pupil's card.
  startFields: {
    omni_student: true,
    header_on_cards: true,
    call_list: { automatic_size: true },
    ...START_SIZES,
  },
  bodyMeasures: [],
  automaticSizes: createAutomaticSizes<Bingo>(getGridSizes),
  hasContent: ({ items }) => items.some(hasWord),
  findLack,
  findMissingContent: findMissingWords,
  describePlaces,
  listHeadTexts: listInstructionTexts,
  listPremiumUses,
  findRepeatObstacle: () => null,
  removePersons: (game) => ({ ...game, items: game.items.map(withoutLink) }),
  applyInvariants: (live, before, after) => {
    takeWholeHeader(live, before, after);
    raiseSchemaVersion(live, after);
  },
  hasColumns: () => true,
  countCardSheets: countCardSheets,
  captionSheet,
  createFromWords,
} as const satisfies KindDefinition<Bingo>;
