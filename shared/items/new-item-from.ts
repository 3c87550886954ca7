import { getItemType, listItemTypes, type WorksheetItem, wrapData } from './item.ts';
import type { ReadQuestion } from './parts/read-question.ts';

/** Makes an item of a question that was read from elsewhere; null where no type asks like that. */
export function newItemFrom(question: ReadQuestion, id: string): WorksheetItem | null {
  for (const type of listItemTypes()) {
    const data = getItemType(type).fromQuestion?.(question);
    if (data) return wrapData(type, id, data);
  }
  return null;
}
