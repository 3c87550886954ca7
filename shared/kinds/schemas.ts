import { bingo } from './bingo/schema.ts';
import type { EntityType } from './facts.ts';
import { flashcard } from './flashcard/schema.ts';
import { worksheet } from './worksheet/schema.ts';

/** Lists the schemas of the kinds, by the name that documents store. What only shows a new document does without them. */
export const SCHEMAS = { worksheet, flashcard, bingo } as const satisfies Record<EntityType, object>;
