import * as z from 'zod/mini';
import { kind as bingo } from '../kinds/bingo/kind.ts';
import type { PublishedGame } from '../kinds/bingo/published-game.ts';
import type { EntityType } from '../kinds/facts.ts';
import { kind as flashcard } from '../kinds/flashcard/kind.ts';
import type { PageSetup, Sides } from '../kinds/flashcard/page-setups.ts';
import type { KindDefinition } from '../kinds/parts/definition.ts';
import { kind as worksheet } from '../kinds/worksheet/kind.ts';

/** A document is a worksheet, a set of flashcards or a set of bingo cards. */
export const handoutDocument = z.discriminatedUnion('entity_type', [
  worksheet.schema,
  flashcard.schema,
  bingo.schema,
]);
export type HandoutDocument = z.output<typeof handoutDocument>;
export type DocumentOf<K extends EntityType> = Extract<HandoutDocument, { entity_type: K }>;

const KINDS = { worksheet, flashcard, bingo } as const satisfies {
  [K in EntityType]: KindDefinition<DocumentOf<K>>;
};

interface PublishedParts {
  readonly screenCopy: HandoutDocument;
  readonly deck: { readonly page_setup: PageSetup; readonly sides: Sides; readonly cards: number };
  readonly game: PublishedGame;
}

/** Returns the definition of the document's kind. */
export const getKind = ({
  entity_type,
}: Pick<HandoutDocument, 'entity_type'>): KindDefinition<HandoutDocument, PublishedParts> =>
  // TypeScript does not follow the pairing of a kind with its documents through an index.
  KINDS[entity_type] as unknown as KindDefinition<HandoutDocument, PublishedParts>;

/** Returns the document if it is of the kind, null otherwise: for code that serves that kind alone. */
export const asKind = <K extends EntityType>(document: HandoutDocument, kind: K): DocumentOf<K> | null =>
  document.entity_type === kind ? (document as DocumentOf<K>) : null;
