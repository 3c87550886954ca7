import { type HandoutDocument, handoutDocument } from '#shared/document/document.ts';
import { paperFor } from '#shared/paper/page.ts';
import { languageTag } from '../editor/language.ts';
import type { Template } from './templates.ts';

/** A whole document of a template, on the paper of the region, each item with an id of its own. */
export function documentOf(source: Template['document'], locale = languageTag()): HandoutDocument {
  const items = source.items.map((item) => ({ ...item, id: crypto.randomUUID() }));
  return handoutDocument.parse({ ...source, items, locale, paper: paperFor(locale) });
}
