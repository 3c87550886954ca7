import { facts as bingo } from './bingo/facts.ts';
import { facts as flashcard } from './flashcard/facts.ts';
import type { KindFacts } from './parts/facts.ts';
import { facts as worksheet } from './worksheet/facts.ts';

/** Lists the kinds of document by the name that documents store, in the order in which they are offered. */
const KIND_FACTS = { worksheet, flashcard, bingo } as const satisfies Record<string, KindFacts>;

/** Names a kind of document as documents store it. */
export type EntityType = keyof typeof KIND_FACTS;

export const ENTITY_TYPES = Object.keys(KIND_FACTS) as readonly EntityType[];

/** Returns the facts about a kind of document without loading its schema or views. */
export const getKindFacts = (kind: EntityType): KindFacts => KIND_FACTS[kind];
