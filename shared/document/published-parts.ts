import type { EntityType } from '../kinds/facts.ts';
import type { PublishedParts } from '../kinds/parts/published.ts';
import { PUBLISHED } from '../kinds/published.ts';
import type { DocumentOf, HandoutDocument } from './document.ts';

type Published = typeof PUBLISHED;

/** The type that a method returns in the kinds that have it. */
type Returned<Method extends string, Kind = Published[EntityType]> =
  Kind extends Record<Method, (...given: never[]) => infer Part> ? NonNullable<Part> : never;

interface Parts extends PublishedParts<HandoutDocument> {
  createScreenCopy?(document: HandoutDocument): Returned<'createScreenCopy'> | null;
  describeDeck?(document: HandoutDocument): Returned<'describeDeck'>;
  createPublishedGame?(document: HandoutDocument): Returned<'createPublishedGame'>;
}

/** Returns what publishing makes of the document in addition to the usual files. */
export const getPublishedParts = ({ entity_type }: HandoutDocument): Parts =>
  // TypeScript does not follow the pairing of a kind with its documents through an index.
  (PUBLISHED satisfies { [K in EntityType]: PublishedParts<DocumentOf<K>> })[entity_type] as unknown as Parts;
