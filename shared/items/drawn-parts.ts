import type { Lazy } from '../lazy.ts';
import { passageDrawer } from './basic-text/passage-drawer.ts';
import { isPassage } from './basic-text/schema.ts';
import type { WorksheetItem } from './item-schema.ts';
import { listNeededParts } from './needed-parts.ts';

/**
 * Lists what has to be loaded before items are drawn: what their types need, and what draws single items unlike others of their type,
 * as reading passages are. It is apart because the server makes files of items, and draws none.
 */
export const listDrawnParts = (items: readonly WorksheetItem[]): Lazy<unknown>[] => [
  ...listNeededParts(items),
  ...(items.some((item) => item.type === 'basic_text' && isPassage(item.data)) ? [passageDrawer] : []),
];
