import { chunk, range } from 'es-toolkit';
import type { Room } from '../../paper/pack/paginate.ts';
import { CONTENT_HEIGHT, CONTENT_WIDTH } from '../../paper/sheet/page-sizes.ts';
import {
  getCardSize,
  getPrintedSides,
  getSetup,
  isFoldedSideways,
  type PageSetup,
  type Sides,
} from './page-setups.ts';

export type CardSide = 'term' | 'definition';

/** A card's side in its place; px from the upper left corner of the content box. */
export interface Cell {
  /** The card's place in the deck. */
  readonly card: number;
  readonly side: CardSide;
  readonly left: number;
  readonly top: number;
  /** True where it is printed upside down, so that the folded card turns like a page. */
  readonly turned: boolean;
}

export interface CardSheet {
  /** The side of the paper: the front of a sheet, its reverse, or a front to be folded. */
  readonly face: 'front' | 'back' | 'fold';
  readonly cells: readonly Cell[];
  /** The top of the grid in px, and its number of rows. */
  readonly top: number;
  readonly rows: number;
}

/** Layout rounds to 1/64 px. */
const TOLERANCE = 0.5;

interface Grid {
  readonly top: number;
  readonly rows: number;
}

/** The tick of a cut line in the margin beyond the grid, in px: its distance from the grid and its length. */
export const TICK = { gap: 4, length: 20 } as const;

/**
 * Lays out the grid in the middle of an empty sheet. Below a head it has as many rows as fit, and leaves room
 * for the ticks above and below.
 */
function layOutGrid(setup: PageSetup, free: number): Grid {
  const most = getSetup(setup).rows;
  const { height } = getCardSize(setup);
  if (free >= CONTENT_HEIGHT) return { top: (CONTENT_HEIGHT - most * height) / 2, rows: most };
  const rows = Math.max(1, Math.min(most, Math.floor((free + TOLERANCE) / height)));
  const spare = Math.max(0, free - rows * height);
  return { top: CONTENT_HEIGHT - free + Math.min(TICK.gap + TICK.length, spare / 2), rows };
}

const getColumnLeft = (setup: PageSetup, column: number): number => {
  const { width } = getCardSize(setup);
  return (CONTENT_WIDTH - getSetup(setup).columns * width) / 2 + column * width;
};

/** Lays out the fronts of one sheet: cards row by row from the place `first` of the deck on. */
function layOutFronts(setup: PageSetup, grid: Grid, cards: readonly number[]): Cell[] {
  const { columns } = getSetup(setup);
  const { height } = getCardSize(setup);
  return cards.map((card, at) => ({
    card,
    side: 'term',
    left: getColumnLeft(setup, at % columns),
    top: grid.top + Math.floor(at / columns) * height,
    turned: false,
  }));
}

/**
 * Returns the cell of a back on the reverse, so that it lies behind its front when the sheet turns on that
 * edge.
 */
function getBackCell(setup: PageSetup, cell: Cell, edge: 'long_edge' | 'short_edge'): Cell {
  const { width, height } = getCardSize(setup);
  const back = { ...cell, side: 'definition' } as const;
  if (edge === 'short_edge') return { ...back, top: CONTENT_HEIGHT - cell.top - height };
  return { ...back, left: CONTENT_WIDTH - cell.left - width };
}

/** Lays out each card's two sides beside or below each other. */
function layOutFolded(setup: PageSetup, grid: Grid, cards: readonly number[]): Cell[] {
  const { height } = getCardSize(setup);
  const sideways = isFoldedSideways(setup);
  return cards.flatMap((card, at) => {
    const row = sideways ? at : at * 2;
    const front = { card, left: getColumnLeft(setup, 0), top: grid.top + row * height, turned: false };
    const back = sideways
      ? { ...front, left: getColumnLeft(setup, 1) }
      : { ...front, top: front.top + height, turned: true };
    return [
      { ...front, side: 'term' },
      { ...back, side: 'definition' },
    ] as const;
  });
}

/** Counts the cards on a sheet with that many rows. */
function countCardsOnSheet(setup: PageSetup, sides: Sides, rows: number): number {
  if (sides !== 'fold_over') return rows * getSetup(setup).columns;
  return isFoldedSideways(setup) ? rows : Math.floor(rows / 2);
}

/** Counts the cards that a page has room for below a head, whose height leaves `free` px. */
export const countCardsOnPage = (setup: PageSetup, sides: Sides, free: number): number =>
  countCardsOnSheet(setup, getPrintedSides(setup, sides), layOutGrid(setup, free).rows);

/** Deals the places of a deck to sheets: a first one that may be smaller, and others. */
function dealToSheets(count: number, first: number, other: number): number[][] {
  const cards = range(count);
  return [cards.slice(0, first), ...chunk(cards.slice(first), other)];
}

/**
 * Lays out a deck of `count` cards on its sheets, in printing order; `room` is the height that heads leave of
 * a page, in px. Grids are mirrored about the middle of the sheet, so every back lies behind its front on
 * either paper. `backs` alone are mirrored as for the long edge: they go on the reverse of `fronts` printed
 * before.
 */
export function layOutDeck(count: number, setup: PageSetup, sides: Sides, room: Room): CardSheet[] {
  const printed = getPrintedSides(setup, sides);
  const firstGrid = layOutGrid(setup, room.first);
  const otherGrid = layOutGrid(setup, room.other);
  const dealt = dealToSheets(
    count,
    countCardsOnSheet(setup, printed, firstGrid.rows),
    countCardsOnSheet(setup, printed, otherGrid.rows),
  );
  return dealt.flatMap((cards, at) => {
    const grid = at === 0 ? firstGrid : otherGrid;
    if (printed === 'fold_over') return [{ face: 'fold', ...grid, cells: layOutFolded(setup, grid, cards) }];
    const fronts = layOutFronts(setup, grid, cards);
    const edge = printed === 'short_edge' ? 'short_edge' : 'long_edge';
    const front: CardSheet = { face: 'front', ...grid, cells: fronts };
    const back: CardSheet = {
      face: 'back',
      ...grid,
      cells: fronts.map((cell) => getBackCell(setup, cell, edge)),
    };
    if (printed === 'fronts' || count === 0) return [front];
    return printed === 'backs' ? [back] : [front, back];
  });
}
