import { partition } from 'es-toolkit';

/**
 * Lists the elements of a field that a typed letter is written into before the frame: all that change the height of
 * their block, and of those in boxes of a fixed size the ones on the first sheet in sight. A word of a game is on
 * every card, and React draws it on the other cards right after the frame: before it, each more would be laid out
 * and painted too.
 */
export function listWrittenFields(fields: readonly Element[]): Element[] {
  const [boxed, loose] = partition(fields, (field) => field.closest('.fitted') !== null);
  return [...loose, ...takeFirstSheet(boxed)];
}

function takeFirstSheet(fields: readonly Element[]): readonly Element[] {
  const bySheet = Map.groupBy(fields, (field) => field.closest('.page'));
  const [first, ...others] = bySheet;
  if (!first || others.length === 0) return fields;
  const [, found] = [first, ...others].find(([sheet]) => sheet && isInSight(sheet)) ?? first;
  return found;
}

function isInSight(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < window.innerHeight;
}
