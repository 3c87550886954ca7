import { clampTo } from '../range.ts';
import { POINTS } from '../vocabulary/points.ts';
import { getItemExchange } from './exchanges.ts';
import { isNumberedItem, listItemTypes, type WorksheetItem, wrapData } from './item.ts';
import type { ReadQuestion } from './parts/read-question.ts';

/** Makes an item of a question that was read from elsewhere; null where no type asks like that. */
export function newItemFrom(question: ReadQuestion, id: string): WorksheetItem | null {
  for (const type of listItemTypes()) {
    const data = getItemExchange(type).fromQuestion?.(question);
    if (data) return withPoints(withPaper(wrapData(type, id, data), question), question);
  }
  return null;
}

/** Lets only the key print an item, where its question says so. */
const withPaper = (item: WorksheetItem, { shown_on }: ReadQuestion): WorksheetItem =>
  shown_on ? { ...item, shown_on } : item;

/** Lets an item earn what its question does, where it earns anything. */
function withPoints(item: WorksheetItem, { points }: ReadQuestion): WorksheetItem {
  if (!points || !isNumberedItem(item)) return item;
  const { value, bonus } = points;
  return { ...item, points: { value: clampTo(POINTS, value), per_part: false, bonus } };
}
