import type { ItemType } from './kinds.ts';

/** The groups of Add Item, in their order. */
export const ITEM_GROUPS = [
  { label: 'Directions', types: ['instruction', 'basic_text', 'checklist'] },
  { label: 'Questions', types: ['multiple_choice', 'open_response', 'fill_in_the_blank'] },
  { label: 'Activities', types: ['matching', 'word_scramble', 'handwriting'] },
  { label: 'Organization', types: ['section_header', 'divider', 'blank_space', 'page_break'] },
  { label: 'Special', types: ['word_bank'] },
] as const satisfies readonly { label: string; types: readonly ItemType[] }[];
