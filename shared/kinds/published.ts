import { published as bingo } from './bingo/published.ts';
import type { EntityType } from './facts.ts';
import { published as flashcard } from './flashcard/published.ts';
import { published as worksheet } from './worksheet/published.ts';

/** Lists what publishing makes of each kind in addition to the usual files: only the server needs it. */
export const PUBLISHED = { worksheet, flashcard, bingo } as const satisfies Record<EntityType, object>;
