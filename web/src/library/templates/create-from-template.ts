import type { HandoutDocument } from '#shared/document/document.ts';
import { handoutDocument } from '#shared/document/document-schema.ts';
import { placeOnPaper } from '#shared/paper/sheet/place-sticker.ts';
import type { PaperSize } from '#shared/vocabulary/papers.ts';
import { createDocument } from '../../document/create-document.ts';
import { TEMPLATE_DOCUMENTS } from './documents.ts';
import type { TemplateId } from './list.ts';
import type { TemplateDocument, TemplateSticker } from './template-document.ts';

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

/** The fields that name an item: its own, those of a bank and of the words in it. */
const NAMES = ['id', 'wordbank_id', 'itemId'];

/** Gives items new ids; what names another item of the template names it by its new one. */
function withNewIds(items: TemplateDocument['items']): (object & { readonly id: string })[] {
  const given = items.map((item) => ({ id: crypto.randomUUID(), ...item }) as { readonly id: string });
  const ids = new Map(given.map(({ id }) => [id, crypto.randomUUID()]));
  const rename = (key: string, value: unknown) =>
    NAMES.includes(key) ? (ids.get(value as string) ?? value) : value;
  return JSON.parse(JSON.stringify(given), rename);
}

/** Creates a whole document from a template, on the paper size of the user or the region, with new ids. */
export function createFromTemplate(id: TemplateId, paper: PaperSize | null): HandoutDocument {
  const { stickers = [], ...source } = TEMPLATE_DOCUMENTS[id];
  const items = withNewIds(source.items);
  const blank = createDocument(source.entity_type, paper);
  const images = stickers.map((sticker) => placeOnItem(sticker, items[sticker.item]?.id, blank.paper));
  return handoutDocument.parse({ ...blank, ...SET_BY_HAND, ...source, items, images });
}
