import { withoutLink } from '../../vocabulary/kept-link.ts';
import { createAutomaticSizes, START_SIZES } from '../parts/automatic-sizes.ts';
import { isFilled } from '../parts/card.ts';
import type { KindDefinition } from '../parts/definition.ts';
import { instructionUse, listInstructionTexts } from '../parts/instruction-use.ts';
import { makeCards } from '../parts/make-cards.ts';
import { joinNames } from '../parts/names.ts';
import { fontUse } from '../parts/premium-use.ts';
import { captionSide } from '../parts/side-caption.ts';
import { getCardSizes } from './card-sizes.ts';
import { facts } from './facts.ts';
import { getPrintedSides, isHeaderPrinted } from './page-setups.ts';
import { canRepeatHead } from './rules.ts';
import type { Flashcard } from './schema.ts';
import { raiseSchemaVersion } from './schema-version.ts';

function describePlaces(_deck: Flashcard, places: readonly number[]): string {
  const cards = joinNames(places.map((at) => String(at + 1)));
  return places.length > 1 ? `The texts on cards ${cards}` : `The text on card ${cards}`;
}

/** Tells whether backs are printed behind their fronts, on sheets of their own. */
const hasBacks = ({ page_setup, sides }: Flashcard): boolean =>
  ['long_edge', 'short_edge'].includes(getPrintedSides(page_setup, sides));

/** Finds no room below a repeated head where a row of cards does not fit. */
const findRepeatObstacle = (deck: Flashcard, headHeight: number): string | null =>
  canRepeatHead(deck, headHeight) ? null : 'The header leaves no room for a row of cards.';

export const kind = {
  ...facts,
  // Cards are read from further away.
  startFields: { style: { font_size: 24 }, ...START_SIZES },
  bodyMeasures: ['font_size', 'font_space'],
  automaticSizes: createAutomaticSizes<Flashcard>(getCardSizes),
  hasContent: ({ items }) => items.some(isFilled),
  describePlaces,
  listHeadTexts: listInstructionTexts,
  listPremiumUses: (deck) => [
    ...instructionUse(deck),
    ...fontUse(deck.back_font ?? null, 'back_font', 'the backs'),
  ],
  findRepeatObstacle,
  removePersons: (deck) => ({ ...deck, items: deck.items.map(withoutLink) }),
  applyInvariants: (live, _before, after) => raiseSchemaVersion(live, after),
  printsHeader: isHeaderPrinted,
  hasColumns: hasBacks,
  hasBacks,
  captionSheet({ codes }, sheet, count) {
    // A sheet that is still laid out may be alone, without its back.
    const caption = captionSide(sheet, codes?.sheet ? count : count + (count % 2));
    return caption.what === 'Backs' ? { ...caption, more: 'mirrored to land behind their fronts' } : caption;
  },
  createFromWords: (words) => makeCards(words),
} as const satisfies KindDefinition<Flashcard>;
