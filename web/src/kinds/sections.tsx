import type { ComponentType } from 'react';
import type { EntityType } from '#shared/kinds/facts.ts';
import { createLazyPart } from '../ui/layout/lazy-part.tsx';
import { WorksheetSections } from './worksheet/WorksheetSections.tsx';

// The sections of a worksheet are loaded with the editor, those of cards with the first cards.
const FlashcardSections = createLazyPart(
  async () => (await import('./flashcard/FlashcardSections.tsx')).FlashcardSections,
);
const BingoSections = createLazyPart(async () => (await import('./bingo/BingoSections.tsx')).BingoSections);

const SECTIONS = {
  worksheet: WorksheetSections,
  flashcard: FlashcardSections,
  bingo: BingoSections,
} satisfies Record<EntityType, ComponentType>;

/** Returns what the side bar shows below Header and Body Style. */
export const getSections = (kind: EntityType): ComponentType => SECTIONS[kind];
