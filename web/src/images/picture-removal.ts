import { type HandoutDocument, hasItems } from '#shared/document/document.ts';
import { createPictureMapper, listPicturesIn } from '#shared/document/pictures.ts';
import { getItemType, type WorksheetItem } from '#shared/items/item.ts';

/** Returns a change that takes out a picture that was refused, and what was made only to hold it. */
export function createPictureRemoval(id: string): (document: HandoutDocument) => HandoutDocument {
  const takeOut = createPictureMapper((image) => (image.id === id ? null : image));
  const held = (part: object): boolean => listPicturesIn(part, '').some((image) => image.id === id);
  const made = new WeakMap<WorksheetItem, WorksheetItem>();
  const tidy = (item: WorksheetItem, before: WorksheetItem | undefined, bodySize: number): WorksheetItem => {
    const { forgetPicture } = getItemType(item.type);
    if (item === before || !forgetPicture) return item;
    const known = made.get(item) ?? structuredClone(item);
    const had = before?.type === item.type ? before.data : item.data;
    if (!made.has(item)) forgetPicture(known, { before: had, bodySize, held });
    made.set(item, known);
    return known;
  };
  return (document) => {
    if (!hasItems(document)) return takeOut(document);
    const without = takeOut(document);
    if (without === document) return without;
    const { font_size } = without.style;
    const items = without.items.map((item, at) => tidy(item, document.items[at], font_size));
    return { ...without, items };
  };
}
