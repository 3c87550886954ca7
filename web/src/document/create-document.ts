import type { HandoutDocument } from '#shared/document/document.ts';
import { createEmptyDocument } from '#shared/document/empty-document.ts';
import type { EntityType } from '#shared/kinds/facts.ts';
import { getPaperForLocale } from '#shared/paper/sheet/page-sizes.ts';
import type { PaperSize } from '#shared/vocabulary/papers.ts';
import { getLanguageTag } from '../ui/words/language-tag.ts';

/**
 * Creates an empty document of the kind with its default title, on the paper size of the user or the region.
 */
export function createDocument(
  kind: EntityType,
  paper: PaperSize | null,
  locale = getLanguageTag(),
): HandoutDocument {
  return { ...createEmptyDocument(kind), paper: paper ?? getPaperForLocale(locale), locale };
}
