import type { HandoutDocument } from '#shared/document/document.ts';
import { pictureChange, picturesIn } from '#shared/document/pictures.ts';
import type { ItemOf } from '#shared/items/item.ts';
import { withoutRoom } from '#shared/items/matching/rules.ts';

type Item = Extract<HandoutDocument, { entity_type: 'worksheet' }>['items'][number];

/** A document without a picture that was refused, and without what was made for it: it leaves no trace. */
export function refusedPicture(id: string): (document: HandoutDocument) => HandoutDocument {
  const takeOut = pictureChange((image) => (image.id === id ? null : image));
  const made = new WeakMap<Item, Item>();
  const tidied = (item: Item, before: Item | undefined, bodySize: number): Item => {
    if (item === before || item.type !== 'matching') return item;
    const known = made.get(item) ?? tidyMatching(item, id, before, bodySize);
    made.set(item, known);
    return known;
  };
  return (document) => {
    const without = takeOut(document);
    if (without === document || without.entity_type !== 'worksheet') return without;
    const { items } = document as typeof without;
    const { font_size } = without.style;
    return { ...without, items: without.items.map((item, at) => tidied(item, items[at], font_size)) };
  };
}

function tidyMatching(
  item: ItemOf<'matching'>,
  id: string,
  before: Item | undefined,
  bodySize: number,
): Item {
  const had = before?.type === 'matching' ? before.data : item.data;
  const lost = (part: object | undefined) => part && picturesIn(part, '').some((image) => image.id === id);
  const tidy = structuredClone(item);
  withoutRoom(tidy, {
    bodySize,
    pairs: had.pairs.flatMap((pair, at) => (lost(pair) ? at : [])),
    fakes: had.fakeAnswers.flatMap((fake, at) => (lost(fake) ? at : [])),
  });
  return tidy;
}
