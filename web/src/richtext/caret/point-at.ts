import type { DomPoint } from './text-place.ts';

/** Where the pointer was pressed, in px of the window. */
export type Press = Pick<MouseEvent, 'clientX' | 'clientY'>;

/** Finds the place between two letters nearest to a point; not every browser has the newer of the two functions. */
export function findPointAt({ clientX, clientY }: Press): DomPoint | null {
  const page: Partial<Document> = document;
  const position = page.caretPositionFromPoint?.(clientX, clientY);
  if (position) return { node: position.offsetNode, offset: position.offset };
  const range = page.caretRangeFromPoint?.(clientX, clientY);
  return range ? { node: range.startContainer, offset: range.startOffset } : null;
}
