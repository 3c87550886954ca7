import { getItemType, type WorksheetItem } from './item.ts';

/** Returns the item with every size of its own multiplied by `by`, for large print. */
export function enlargeItem(item: WorksheetItem, by: number): WorksheetItem {
  const { font_size } = item.style;
  const style = { ...item.style, font_size: font_size === null ? null : font_size * by };
  const data = getItemType(item.type).enlarge?.(item.data, by) ?? item.data;
  return { ...item, style, data } as WorksheetItem;
}
