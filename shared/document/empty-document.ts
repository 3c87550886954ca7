import type { EntityType } from '../kinds/facts.ts';
import { getKind, type HandoutDocument } from './document.ts';
import { handoutDocument } from './document-schema.ts';

/** Creates an empty document of the kind, with its default title. */
export function createEmptyDocument(kind: EntityType): HandoutDocument {
  const { defaultTitle, startFields } = getKind({ entity_type: kind });
  return handoutDocument.parse({ entity_type: kind, title: defaultTitle, ...startFields });
}
