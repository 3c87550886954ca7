import { lazySlips } from './bingo/lazy-slips.ts';
import type { EntityType } from './facts.ts';
import { lazyExam } from './worksheet/lazy-exam.ts';

/** Lists what draws each kind, by the name that documents store. It loads with the first document of the kind. */
export const KIND_VIEWS = {
  worksheet: async () => (await import('./worksheet/view.tsx')).view,
  flashcard: async () => (await import('./flashcard/view.tsx')).view,
  bingo: async () => (await import('./bingo/view.tsx')).view,
} as const satisfies Record<EntityType, () => Promise<object>>;

/** Lists what draws only some documents of a kind. */
export const LAZY_MODULES = { worksheet: lazyExam, bingo: lazySlips } as const;
