import { kind as bingo } from './bingo/kind.ts';
import type { EntityType } from './facts.ts';
import { kind as flashcard } from './flashcard/kind.ts';
import { kind as worksheet } from './worksheet/kind.ts';

/**
 * Lists the definitions of the kinds, by the name that documents store. `shared/document/document.ts` derives everything
 * else from this list.
 */
export const KINDS = { worksheet, flashcard, bingo } as const satisfies Record<EntityType, object>;
