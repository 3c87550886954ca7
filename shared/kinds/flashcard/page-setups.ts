import { inchesToPx } from '../../paper/sheet/page-sizes.ts';
import type { PAGE_SETUPS, SIDES } from './choices.ts';

export type PageSetup = (typeof PAGE_SETUPS)[number];
export type Sides = (typeof SIDES)[number];

/** A grid of cards in the middle of its sheet; a card's width and height in inches. */
export interface Setup {
  readonly columns: number;
  readonly rows: number;
  readonly width: number;
  readonly height: number;
  readonly label: string;
  /** The ready-cut card stock that it is for; on Letter alone. */
  readonly avery?: string;
}

export const SETUPS = {
  s10: { columns: 2, rows: 5, width: 3.5, height: 2, label: '10 cards', avery: 'Avery 5371' },
  s8: { columns: 2, rows: 4, width: 3.65, height: 2.5, label: '8 cards' },
  s6: { columns: 2, rows: 3, width: 3.65, height: 3.33, label: '6 cards' },
  s4: { columns: 2, rows: 2, width: 3.65, height: 5, label: '4 cards' },
  s3: { columns: 1, rows: 3, width: 5, height: 3, label: '3 cards', avery: 'Avery 5388' },
  s2: { columns: 1, rows: 2, width: 7.3, height: 5, label: '2 cards' },
  s1: { columns: 1, rows: 1, width: 7.3, height: 10, label: '1 card' },
} as const satisfies Record<PageSetup, Setup>;

export const getSetup = (id: PageSetup): Setup => SETUPS[id];

/** Returns the height of a card in inches, the field `flashcard_item_height`. */
export const getCardHeight = (id: PageSetup): number => SETUPS[id].height;

/** Tells whether cards can be folded: a whole-page card has no neighbour to fold onto. */
export const canFold = (id: PageSetup): boolean => id !== 's1';

/** Tells whether front and back are side by side when the sheet is folded, and not one above the other. */
export const isFoldedSideways = (id: PageSetup): boolean => getSetup(id).columns > 1;

/**
 * Tells whether a head has room above the cards: not on ready-cut stock, whole-page cards or two that fold
 * onto each other.
 */
export const canHaveHeader = (id: PageSetup, sides: Sides): boolean =>
  id !== 's1' && !getSetup(id).avery && (sides !== 'fold_over' || isFoldedSideways(id));

/**
 * Tells whether a deck's title, student info and instructions are printed: on the fronts, and on a study
 * sheet.
 */
export const isHeaderPrinted = ({ page_setup, sides }: { page_setup: PageSetup; sides: Sides }): boolean =>
  sides === 'study_sheet' || (sides !== 'backs' && canHaveHeader(page_setup, sides));

/** Returns the sides as they can be printed with that setup. */
export const getPrintedSides = (id: PageSetup, sides: Sides): Sides =>
  sides === 'fold_over' && !canFold(id) ? 'long_edge' : sides;

/** Returns a card's size in px. */
export const getCardSize = (id: PageSetup) => ({
  width: inchesToPx(SETUPS[id].width),
  height: inchesToPx(SETUPS[id].height),
});
