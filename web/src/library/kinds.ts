import type { EntityType } from '#shared/document/document.ts';

/** The kinds to begin from, in the order in which they are offered; a kind joins once it can be printed. */
export const START_KINDS: readonly { kind: EntityType; name: string; purpose: string }[] = [
  { kind: 'worksheet', name: 'Worksheet', purpose: 'Questions, directions and room to write' },
  { kind: 'flashcard', name: 'Flashcards', purpose: 'Cards with two sides, to cut out and to learn from' },
  { kind: 'bingo', name: 'Bingo', purpose: 'A set of different cards, and the list to call from' },
];

export const KIND_NAMES: Record<EntityType, string> = {
  worksheet: 'Worksheet',
  flashcard: 'Flashcards',
  bingo: 'Bingo',
};
