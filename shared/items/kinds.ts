/** What every part of the product must know of an item type without reading or drawing it. */
interface Kind {
  readonly label: string;
  /** The Questions and Activities. */
  readonly numbered: boolean;
  /** Keeps an item with the one after it on one page. */
  readonly startsWithNext: boolean;
}

export const KINDS = {
  section_header: { label: 'Section Header', numbered: false, startsWithNext: true },
  divider: { label: 'Divider', numbered: false, startsWithNext: false },
  page_break: { label: 'Page Break', numbered: false, startsWithNext: false },
  instruction: { label: 'Instruction', numbered: false, startsWithNext: true },
  word_bank: { label: 'Word Bank', numbered: false, startsWithNext: false },
  multiple_choice: { label: 'Multiple Choice', numbered: true, startsWithNext: false },
  word_scramble: { label: 'Word Scramble', numbered: true, startsWithNext: false },
  fill_in_the_blank: { label: 'Fill in the Blank', numbered: true, startsWithNext: false },
  handwriting: { label: 'Handwriting', numbered: true, startsWithNext: false },
  open_response: { label: 'Open Response', numbered: true, startsWithNext: false },
  matching: { label: 'Matching', numbered: true, startsWithNext: false },
  blank_space: { label: 'Blank Space', numbered: false, startsWithNext: false },
  basic_text: { label: 'Basic Text', numbered: false, startsWithNext: true },
  checklist: { label: 'Checklist', numbered: false, startsWithNext: false },
} as const satisfies Record<string, Kind>;

export type ItemType = keyof typeof KINDS;

export const isNumberedItem = ({ type }: { readonly type: ItemType }): boolean => KINDS[type].numbered;
