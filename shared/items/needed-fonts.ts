import type { Lazy } from '../lazy.ts';
import { getHandwritingFont } from './handwriting/schema.ts';
import type { WorksheetItem } from './item-schema.ts';
import { getHandPart } from './letters/hand-part.ts';

/** Lists the fonts that have to be loaded before items are drawn, and that nothing but drawing needs. */
export const listNeededFonts = (items: readonly WorksheetItem[]): Lazy<unknown>[] => [
  ...new Set(
    items.flatMap((item) => (item.type === 'handwriting' ? getHandPart(getHandwritingFont(item.data)) : [])),
  ),
];
