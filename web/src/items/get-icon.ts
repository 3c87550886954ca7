import type { LucideIcon } from 'lucide-react';
import { ITEM_TYPES, type ItemType } from '#shared/items/item-schema.ts';
import * as named from './icons.ts';

/** The compiler demands a line in `icons.ts` for each name. */
const ICONS: Record<(typeof ITEM_TYPES)[ItemType]['icon'], LucideIcon> = named;

/** Returns the icon of an item type. */
export const getIcon = (type: ItemType): LucideIcon => ICONS[ITEM_TYPES[type].icon];
