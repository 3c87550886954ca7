import { view as bingo } from './bingo/view.tsx';
import type { EntityType } from './facts.ts';
import { view as flashcard } from './flashcard/view.tsx';
import { view as worksheet } from './worksheet/view.tsx';

/** Lists what draws each kind, by the name that documents store. */
export const KIND_VIEWS = { worksheet, flashcard, bingo } as const satisfies Record<EntityType, object>;
