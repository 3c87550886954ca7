import { loadSlips } from './bingo/slips-loader.ts';
import type { EntityType } from './facts.ts';
import { loadExam } from './worksheet/exam-loader.ts';

/** Lists what draws each kind, by the name that documents store. It loads with the first document of the kind. */
export const KIND_VIEWS = {
  worksheet: async () => (await import('./worksheet/view.tsx')).view,
  flashcard: async () => (await import('./flashcard/view.tsx')).view,
  bingo: async () => (await import('./bingo/view.tsx')).view,
} as const satisfies Record<EntityType, () => Promise<object>>;

/** Lists what loads what only some documents of a kind need to be drawn. */
export const FURTHER_PARTS = { worksheet: loadExam, bingo: loadSlips } as const;
