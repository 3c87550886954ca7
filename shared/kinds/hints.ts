import { listHints as bingo } from './bingo/hints.ts';
import type { EntityType } from './facts.ts';
import { listHints as flashcard } from './flashcard/hints.ts';
import { listHints as worksheet } from './worksheet/hints.ts';

/** Lists, for each kind, what names the things that are worth a second look before a document is printed. */
export const HINTS = { worksheet, flashcard, bingo } as const satisfies Record<EntityType, object>;
