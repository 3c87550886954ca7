import type { LucideIcon } from 'lucide-react';
import { ITEM_TYPES, type ItemType } from '#shared/items/item-schema.ts';
import * as ICONS from './icons.ts';

type IconName = (typeof ITEM_TYPES)[ItemType]['icon'];
/** `never`, unless the list has an icon that no item type names. */
type Unused = Exclude<keyof typeof ICONS, IconName>;

/** Returns the icon of an item type. */
export const getIcon = (type: ItemType): LucideIcon =>
  (ICONS satisfies Record<IconName, LucideIcon> & Record<Unused, never>)[ITEM_TYPES[type].icon];
