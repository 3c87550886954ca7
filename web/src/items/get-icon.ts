import {
  BookOpenText,
  CircleDot,
  Heading,
  LibraryBig,
  ListChecks,
  type LucideIcon,
  MessageSquareText,
  Minus,
  PenLine,
  PenTool,
  Ruler,
  Shuffle,
  SquareDashed,
  SquareSplitVertical,
  Text,
  Waypoints,
} from 'lucide-react';
import { ITEM_TYPES, type ItemType } from '#shared/items/item-schema.ts';

type IconName = (typeof ITEM_TYPES)[ItemType]['icon'];

/** Holds the icons that item types name: they are shown at once, while the panels come later. */
const ICONS = {
  BookOpenText,
  CircleDot,
  Heading,
  LibraryBig,
  ListChecks,
  MessageSquareText,
  Minus,
  PenLine,
  PenTool,
  Ruler,
  Shuffle,
  SquareDashed,
  SquareSplitVertical,
  Text,
  Waypoints,
} as const satisfies Record<IconName, LucideIcon>;

/** Returns the icon of an item type. */
export const getIcon = (type: ItemType): LucideIcon => ICONS[ITEM_TYPES[type].icon];
