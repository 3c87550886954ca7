/// <reference types="vite/client" />
import type { LucideIcon } from 'lucide-react';
import type { ItemType } from '#shared/items/item.ts';

/** Holds the icons by file, apart from the panels, which come later than the list of types. */
const ICONS = import.meta.glob<LucideIcon>('./*/icon.ts', { eager: true, import: 'icon' });

/** Returns the icon of an item type, from its folder; throws where the folder has none. */
export function getIcon(type: ItemType): LucideIcon {
  const icon = ICONS[`./${type.replaceAll('_', '-')}/icon.ts`];
  if (!icon) throw new Error(`No icon.ts in the folder of ${type}`);
  return icon;
}
