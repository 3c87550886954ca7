import { type HandoutDocument, handoutDocument } from '#shared/document/document.ts';
import type { PaperSize } from '#shared/vocabulary/header.ts';
import { createDocument } from '../document/create-document.ts';
import type { Template } from './templates.ts';

/** A whole document of a template, on the paper of the person or the region, each item with an id of its own. */
export function createFromTemplate(source: Template['document'], paper: PaperSize | null): HandoutDocument {
  const items = source.items.map((item) => ({ ...item, id: crypto.randomUUID() }));
  return handoutDocument.parse({ ...createDocument(source.entity_type, paper), ...source, items });
}
