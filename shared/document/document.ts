import type * as z from 'zod/mini';
import type { WorksheetItem } from '../items/item.ts';
import { type EntityType, getKindFacts } from '../kinds/facts.ts';
import { KINDS } from '../kinds/kinds.ts';
import type { KindDefinition } from '../kinds/parts/definition.ts';
import type { SCHEMAS } from '../kinds/schemas.ts';

export type DocumentOf<K extends EntityType> = z.output<(typeof SCHEMAS)[K]>;
export type HandoutDocument = { [K in EntityType]: DocumentOf<K> }[EntityType];

type Definitions = { readonly [K in EntityType]: KindDefinition<DocumentOf<K>> };

/** Returns the definition of the document's kind. */
export const getKind = ({
  entity_type,
}: Pick<HandoutDocument, 'entity_type'>): KindDefinition<HandoutDocument> =>
  // TypeScript does not follow the pairing of a kind with its documents through an index.
  (KINDS satisfies Definitions)[entity_type] as unknown as KindDefinition<HandoutDocument>;

/** Returns the document if it is of the kind, null otherwise: for code that serves that kind alone. */
export const asKind = <K extends EntityType>(document: HandoutDocument, kind: K): DocumentOf<K> | null =>
  document.entity_type === kind ? (document as DocumentOf<K>) : null;

/** A document of a kind that lists items, which have item types. */
export type DocumentWithItems = Extract<HandoutDocument, { items: WorksheetItem[] }>;

/** Tells whether the document lists items; other kinds list cards. */
export const hasItems = (document: HandoutDocument): document is DocumentWithItems =>
  getKindFacts(document.entity_type).hasItems;
