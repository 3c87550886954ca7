import type { HandoutDocument } from '#shared/document/document.ts';
import { handoutDocument } from '#shared/document/document-schema.ts';
import type { PaperSize } from '#shared/vocabulary/papers.ts';
import { createDocument } from '../../document/create-document.ts';
import { TEMPLATE_DOCUMENTS } from './documents.ts';
import type { TemplateId } from './list.ts';

/** A template's own sizes stand, unless it says otherwise. */
const SET_BY_HAND = { automatic_sizes: {} };

/** Creates a whole document from a template, on the paper size of the user or the region, with new ids. */
export function createFromTemplate(id: TemplateId, paper: PaperSize | null): HandoutDocument {
  const source = TEMPLATE_DOCUMENTS[id];
  const items = source.items.map((item) => ({ ...item, id: crypto.randomUUID() }));
  return handoutDocument.parse({
    ...createDocument(source.entity_type, paper),
    ...SET_BY_HAND,
    ...source,
    items,
  });
}
