import type { HandoutDocument } from '#shared/document/document.ts';
import { handoutDocument } from '#shared/document/document.ts';
import { type EntityType, getKindFacts } from '#shared/kinds/facts.ts';
import { getPaperForLocale } from '#shared/paper/sheet/page-sizes.ts';
import type { PaperSize } from '#shared/vocabulary/header.ts';
import { getLanguageTag } from './language-tag.ts';

/** Defaults of a kind beyond its schema: cards are read from further away. */
const START_STYLES: Partial<Record<EntityType, object>> = { flashcard: { style: { font_size: 24 } } };

/**
 * Creates an empty document of the kind with its default title, on the paper size of the user or the region.
 */
export function createDocument(
  kind: EntityType,
  paper: PaperSize | null,
  locale = getLanguageTag(),
): HandoutDocument {
  return handoutDocument.parse({
    entity_type: kind,
    title: getKindFacts(kind).defaultTitle,
    ...START_STYLES[kind],
    paper: paper ?? getPaperForLocale(locale),
    locale,
  });
}
