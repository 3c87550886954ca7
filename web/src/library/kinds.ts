import type { EntityType } from '#shared/document/document.ts';

/** The three kinds to begin from, in the order in which they are offered. */
export const START_KINDS: readonly { kind: EntityType; name: string; purpose: string }[] = [
  { kind: 'worksheet', name: 'Worksheet', purpose: 'Questions, activities and room to write' },
  { kind: 'flashcard', name: 'Flashcards', purpose: 'Terms and definitions to cut out' },
  { kind: 'bingo', name: 'Bingo', purpose: 'A set of cards and a call list' },
];

export const KIND_NAMES: Record<EntityType, string> = {
  worksheet: 'Worksheet',
  flashcard: 'Flashcards',
  bingo: 'Bingo',
};
