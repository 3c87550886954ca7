import * as z from 'zod/mini';
import { bingo } from '../kinds/bingo/schema.ts';
import { flashcard } from '../kinds/flashcard/schema.ts';
import { worksheet } from '../kinds/worksheet/schema.ts';

/** A document is a worksheet, a set of flashcards or a set of bingo cards. */
export const handoutDocument = z.discriminatedUnion('entity_type', [worksheet, flashcard, bingo]);
export type HandoutDocument = z.output<typeof handoutDocument>;

export const ENTITY_TYPES = ['worksheet', 'flashcard', 'bingo'] as const;
export type EntityType = (typeof ENTITY_TYPES)[number];

/** Cards have nothing to solve: only a worksheet has an answer key. */
export const hasAnswerKey = (kind: EntityType): boolean => kind === 'worksheet';
