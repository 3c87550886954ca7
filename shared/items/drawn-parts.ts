import type { Lazy } from '../lazy.ts';
import { passageDrawer } from './basic-text/passage-drawer.ts';
import { isPassage } from './basic-text/schema.ts';
import type { WorksheetItem } from './item-schema.ts';
import { listNeededParts } from './needed-parts.ts';

/** Lists what items need before they are drawn, and what draws single ones unlike others of their type, as reading passages are. */
export const listDrawnParts = (items: readonly WorksheetItem[]): Lazy<unknown>[] => [
  ...listNeededParts(items),
  ...(items.some((item) => item.type === 'basic_text' && isPassage(item.data)) ? [passageDrawer] : []),
];
