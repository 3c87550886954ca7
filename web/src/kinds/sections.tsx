import type { ComponentType } from 'react';
import type { EntityType } from '#shared/kinds/facts.ts';
import { createLazyPart } from '../ui/layout/lazy-part.tsx';
import { WorksheetSections } from './worksheet/WorksheetSections.tsx';

// The sections of a worksheet are loaded with the editor, those of cards with the first cards.
const FlashcardSections = createLazyPart(
  async () => (await import('./flashcard/FlashcardSections.tsx')).FlashcardSections,
);
const BingoSections = createLazyPart(async () => (await import('./bingo/BingoSections.tsx')).BingoSections);

type Part = () => Promise<unknown>;

interface KindSections {
  readonly Sections: ComponentType;
  /** The parts that the sections open later, which the editor loads while it is idle. */
  readonly laterParts: readonly Part[];
}

const SECTIONS: Readonly<Record<EntityType, KindSections>> = {
  worksheet: { Sections: WorksheetSections, laterParts: [] },
  flashcard: {
    Sections: FlashcardSections,
    laterParts: [() => import('./flashcard/PasteCardsDialog.tsx')],
  },
  bingo: { Sections: BingoSections, laterParts: [] },
};

/** Returns what the side bar shows below Header, Body Style and Page. */
export const getSections = (kind: EntityType): ComponentType => SECTIONS[kind].Sections;

/** Lists the parts of all kinds that are opened later. */
export const listLaterParts = (): readonly Part[] =>
  Object.values(SECTIONS).flatMap(({ laterParts }) => laterParts);
