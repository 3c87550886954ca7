import type { KeptLink } from '../vocabulary/kept-link-field.ts';
import { toNewItems } from './copy-items.ts';
import type { WorksheetItem } from './item.ts';
import { findNumberingFormat, type WithItems } from './new-item.ts';

/** A kept item for a document, and the link by which it stays in step; null where it becomes a copy. */
export interface GivenItem {
  readonly kept: WorksheetItem;
  readonly link: KeptLink | null;
}

/** Makes new items of the document from kept ones: numbered like its others, in step where they have a link. */
export function toItemsInStep(
  document: WithItems,
  given: readonly GivenItem[],
  createId: () => string,
): WorksheetItem[] {
  const { format } = findNumberingFormat(document);
  return given.flatMap(({ kept, link }) =>
    toNewItems([kept], document, createId).map((item) => ({
      ...item,
      ...(format !== null && { numbering: { ...item.numbering, format } }),
      ...(link && { kept: link }),
    })),
  );
}

/**
 * Lets an item ask what its kept item asks now. Its place, its number, its points and the sheets that it is printed
 * on stay. Nothing changes where the kept item is of another type.
 */
export function takeKept(
  document: WithItems,
  { id, kept, link }: { id: string; kept: WorksheetItem; link: KeptLink },
): void {
  const item = document.items.find((one) => one.id === id);
  const [fresh] = toNewItems([kept], document, () => id);
  if (!item || !fresh || item.type !== fresh.type) return;
  const { data, prompt, style, points } = fresh;
  Object.assign(item, { data, prompt, style, kept: link });
  if (points) item.points ??= points;
}
