import type { KeptItem } from '#shared/api/kept-models.ts';
import { type DocumentWithItems, hasItems } from '#shared/document/document.ts';
import { getKeptCard, getKeptItem } from '#shared/document/kept-content.ts';
import { takeKept } from '#shared/items/kept-rules.ts';
import type { Card } from '#shared/kinds/parts/card-schema.ts';
import { takeKeptCard } from '#shared/kinds/parts/kept-cards.ts';
import { setKeptLinks } from '#shared/vocabulary/kept-link.ts';
import type { Editor } from '../../document/editor.ts';
import type { Path } from '../../document/path.ts';

const toLink = ({ id, revision }: KeptItem) => ({ id, revision });

/** Lets the item or card with this id be what the kept one is now, in one step. */
export function takeChange(editor: Editor, id: string, kept: KeptItem): void {
  const step = { name: 'Update from my bank' };
  const link = toLink(kept);
  const [item, card] = [getKeptItem(kept.content), getKeptCard(kept.content)];
  if (item && hasItems(editor.document))
    editor.edit(editor.path as Path<DocumentWithItems>, takeKept, { id, kept: item, link }, step);
  if (card && !hasItems(editor.document))
    editor.edit(editor.path as Path<{ items: Card[] }>, takeKeptCard, { id, kept: card, link }, step);
}

/** Leaves the item or card as it is: the same change is not offered again. */
export const keepOwn = (editor: Editor, id: string, kept: KeptItem): void =>
  editor.edit(editor.path, setKeptLinks, new Map([[id, toLink(kept)]]), { name: 'Keep mine' });
