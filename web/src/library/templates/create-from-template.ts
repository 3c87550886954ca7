import type { HandoutDocument } from '#shared/document/document.ts';
import { handoutDocument } from '#shared/document/document-schema.ts';
import { placeOnPaper } from '#shared/paper/sheet/place-sticker.ts';
import type { PaperSize } from '#shared/vocabulary/papers.ts';
import { createDocument } from '../../document/create-document.ts';
import { TEMPLATE_DOCUMENTS } from './documents.ts';
import type { TemplateId } from './list.ts';
import type { TemplateSticker } from './template-document.ts';

/** A template's own sizes stay, unless it says otherwise. */
const SET_BY_HAND = { automatic_sizes: {} };

/** Creates a sticker on its item, at the same place of every paper. */
const placeOnItem = (
  { picture, x, middle, width }: TemplateSticker,
  item: string | undefined,
  paper: PaperSize,
) => ({
  ...picture,
  ...placeOnPaper({ x, y: middle }, 'letter', paper),
  width,
  anchor: { item, y: middle },
});

/** Creates a whole document from a template, on the paper size of the user or the region, with new ids. */
export function createFromTemplate(id: TemplateId, paper: PaperSize | null): HandoutDocument {
  const { stickers = [], ...source } = TEMPLATE_DOCUMENTS[id];
  const items = source.items.map((item) => ({ ...item, id: crypto.randomUUID() }));
  const blank = createDocument(source.entity_type, paper);
  const images = stickers.map((sticker) => placeOnItem(sticker, items[sticker.item]?.id, blank.paper));
  return handoutDocument.parse({ ...blank, ...SET_BY_HAND, ...source, items, images });
}
