import type { EntityType } from './facts.ts';

/** Lists what loads the definition of each kind, by the name that documents store: with the first document of the kind. */
export const KIND_MODULES = {
  worksheet: async () => (await import('./worksheet/kind.ts')).kind,
  flashcard: async () => (await import('./flashcard/kind.ts')).kind,
  bingo: async () => (await import('./bingo/kind.ts')).kind,
} as const satisfies Record<EntityType, () => Promise<object>>;
