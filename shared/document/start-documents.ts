import { ENTITY_TYPES, type EntityType } from '../kinds/facts.ts';
import { getKind, type HandoutDocument } from './document.ts';
import { handoutDocument } from './document-schema.ts';

function createEmpty(kind: EntityType): HandoutDocument {
  const { defaultTitle, startFields } = getKind({ entity_type: kind });
  return handoutDocument.parse({ entity_type: kind, title: defaultTitle, ...startFields });
}

/**
 * Holds an empty document of each kind with its default title. The build puts the documents themselves in place of this module,
 * so that a page creates one without the schemas.
 */
export const START_DOCUMENTS = Object.fromEntries(
  ENTITY_TYPES.map((kind) => [kind, createEmpty(kind)]),
) as Readonly<Record<EntityType, HandoutDocument>>;
