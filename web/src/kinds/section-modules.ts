import type { EntityType } from '#shared/kinds/facts.ts';

/** Loads the sections of each kind that the side bar shows below Header, Body Font Styling and Page. */
export const SECTION_MODULES = {
  worksheet: async () => (await import('./worksheet/WorksheetSections.tsx')).WorksheetSections,
  flashcard: async () => (await import('./flashcard/FlashcardSections.tsx')).FlashcardSections,
  bingo: async () => (await import('./bingo/BingoSections.tsx')).BingoSections,
} as const satisfies Record<EntityType, () => Promise<unknown>>;
