import type { EntityType } from '../kinds/facts.ts';
import type { KindView } from '../kinds/parts/view.ts';
import { KIND_VIEWS } from '../kinds/views.ts';
import type { DocumentOf, HandoutDocument } from './document.ts';

/** Returns what draws the document's kind. */
export const getKindView = ({ entity_type }: HandoutDocument): KindView<HandoutDocument> =>
  // TypeScript does not follow the pairing of a kind with its documents through an index.
  (KIND_VIEWS satisfies { [K in EntityType]: KindView<DocumentOf<K>> })[
    entity_type
  ] as unknown as KindView<HandoutDocument>;
