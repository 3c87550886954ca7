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
  Shuffle,
  SquareDashed,
  SquareSplitVertical,
  Text,
  Waypoints,
} from 'lucide-react';
import type { ItemType } from '#shared/items/kinds.ts';

/** The sign of each item type in the side bar. */
export const ITEM_ICONS = {
  section_header: Heading,
  divider: Minus,
  page_break: SquareSplitVertical,
  instruction: MessageSquareText,
  word_bank: LibraryBig,
  multiple_choice: CircleDot,
  word_scramble: Shuffle,
  fill_in_the_blank: BookOpenText,
  handwriting: PenTool,
  open_response: PenLine,
  matching: Waypoints,
  blank_space: SquareDashed,
  basic_text: Text,
  checklist: ListChecks,
} as const satisfies Record<ItemType, LucideIcon>;
