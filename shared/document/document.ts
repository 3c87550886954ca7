import * as z from 'zod/mini';
import type { WorksheetItem } from '../items/item.ts';
import { type EntityType, getKindFacts } from '../kinds/facts.ts';
import { KINDS } from '../kinds/kinds.ts';
import type { KindDefinition } from '../kinds/parts/definition.ts';

type Kinds = typeof KINDS;
type SchemaOf<K extends EntityType> = Kinds[K]['schema'];

export type DocumentOf<K extends EntityType> = z.output<SchemaOf<K>>;
export type HandoutDocument = { [K in EntityType]: DocumentOf<K> }[EntityType];

/** A document is of one of the kinds, which it names. */
export const handoutDocument = /* @__PURE__ */ z.discriminatedUnion(
  'entity_type',
  // Zod's types want a literal list of schemas.
  Object.values(KINDS).map(({ schema }) => schema) as unknown as readonly [SchemaOf<EntityType>],
);

/** The type that a method returns in the kinds that have it. */
type Returned<Method extends string, Kind = Kinds[EntityType]> =
  Kind extends Record<Method, (...given: never[]) => infer Part> ? NonNullable<Part> : never;

interface PublishedParts {
  readonly screenCopy: Returned<'createScreenCopy'>;
  readonly deck: Returned<'describeDeck'>;
  readonly game: Returned<'createPublishedGame'>;
}

/** Returns the definition of the document's kind. */
export const getKind = ({
  entity_type,
}: Pick<HandoutDocument, 'entity_type'>): KindDefinition<HandoutDocument, PublishedParts> =>
  // TypeScript does not follow the pairing of a kind with its documents through an index.
  (KINDS satisfies { [K in EntityType]: KindDefinition<DocumentOf<K>> })[
    entity_type
  ] as unknown as KindDefinition<HandoutDocument, PublishedParts>;

/** Returns the document if it is of the kind, null otherwise: for code that serves that kind alone. */
export const asKind = <K extends EntityType>(document: HandoutDocument, kind: K): DocumentOf<K> | null =>
  document.entity_type === kind ? (document as DocumentOf<K>) : null;

/** A document of a kind that lists items, which have item types. */
export type DocumentWithItems = Extract<HandoutDocument, { items: WorksheetItem[] }>;

/** Tells whether the document lists items; other kinds list cards. */
export const hasItems = (document: HandoutDocument): document is DocumentWithItems =>
  getKindFacts(document.entity_type).hasItems;
