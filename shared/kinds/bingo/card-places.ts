import { chunk, maxBy, range } from 'es-toolkit';
import type { Room } from '../../paper/pack/paginate.ts';
import { CONTENT_HEIGHT, CONTENT_WIDTH } from '../../paper/sheet/page-sizes.ts';
import { layOutCardHead } from './card-head.ts';
import type { Grid } from './deal-cards.ts';
import { isTopWordShown } from './rules.ts';
import type { Bingo } from './schema.ts';

/** A card in its place: px from the upper left corner of the content box. */
export interface CardPlace {
  /** The place of the card, from 0. */
  readonly card: number;
  readonly left: number;
  readonly top: number;
}

export interface CardSheet {
  readonly places: readonly CardPlace[];
  /** Where a sheet of several cards is cut: how far down across it, and how far in down it; in px. */
  readonly cuts: { readonly across: readonly number[]; readonly down: readonly number[] };
}

/** The sizes of all cards of a set, in px. */
export interface CardSizes {
  /** How wide a square is, to the middle of its lines. */
  readonly square: number;
  /** How high it is: less where the sheet is wider than it has height for. */
  readonly squareHeight: number;
  /** The row with the top word; 0 where there is none. */
  readonly topRow: number;
}

/** Lists for each sheet the words that no earlier sheet has, as places among the words. */
export function listNewWords(sheets: readonly CardSheet[], grids: readonly Grid[]): Set<number>[] {
  const known = new Set<number>();
  return sheets.map(({ places }) => {
    const words = places.flatMap(({ card }) => grids[card] ?? []).filter((word) => word !== null);
    const fresh = new Set(words.filter((word) => !known.has(word)));
    for (const word of fresh) known.add(word);
    return fresh;
  });
}

/** The gap between cards on one sheet, and the line with a card's number below it; in px. */
const GAP = 24;
const NUMBER_LINE = 18;

/** Columns and rows of cards on a sheet; one above the other where that serves as well. */
const GRIDS: Readonly<Record<Bingo['cards_per_page'], readonly (readonly [number, number])[]>> = {
  1: [[1, 1]],
  2: [
    [1, 2],
    [2, 1],
  ],
  4: [[2, 2]],
};
/** The top word's row, as a share of a square's height. */
const TOP_ROW = 0.75;
/** A square is no wider than so many times its height: words have room, and it is still a square. */
const WIDEST = 2;

const getHeadHeight = (bingo: Bingo): number => layOutCardHead(bingo)?.height ?? 0;

/**
 * Arranges a sheet's cards in columns and rows and returns the most room for each of their squares, in px.
 */
function arrangeSheet(bingo: Bingo, [columns, rows]: readonly [number, number], height: number) {
  const width = (CONTENT_WIDTH - (columns - 1) * GAP) / columns;
  const ownHeight = (height - (rows - 1) * GAP) / rows - NUMBER_LINE - getHeadHeight(bingo);
  const squares = bingo.dimension + (isTopWordShown(bingo) ? TOP_ROW : 0);
  const room = { width: Math.floor(width / bingo.dimension), height: Math.floor(ownHeight / squares) };
  return { columns, rows, width, room };
}

/** Returns the largest square in that room: as wide as allowed, and no higher than wide. */
function getLargestSquare({ width, height }: { readonly width: number; readonly height: number }) {
  return { width: Math.min(width, WIDEST * height), height: Math.min(width, height) };
}

const listArrangements = (bingo: Bingo, height: number) =>
  GRIDS[bingo.cards_per_page].map((grid) => arrangeSheet(bingo, grid, height));

/**
 * Squares as wide as the sheet allows, the same on every sheet: the smallest room decides, with its cards as they
 * have the largest squares there.
 */
export function computeCardSizes(bingo: Bingo, { first, other }: Room): CardSizes {
  const squares = listArrangements(bingo, Math.min(first, other)).map(({ room }) => getLargestSquare(room));
  const { width, height } = maxBy(squares, (square) => square.width * square.height) ?? {
    width: 0,
    height: 0,
  };
  const topRow = isTopWordShown(bingo) ? Math.floor(height * TOP_ROW) : 0;
  return { square: width, squareHeight: height, topRow };
}

/**
 * Places the cards on their sheets: in the middle of a sheet without a head, else close below the head, so
 * that the spare room is at the sheet's end.
 */
export function placeCards(bingo: Bingo, count: number, room: Room): CardSheet[] {
  const { square, squareHeight, topRow } = computeCardSizes(bingo, room);
  const width = bingo.dimension * square;
  const height = getHeadHeight(bingo) + topRow + bingo.dimension * squareHeight + NUMBER_LINE;
  return chunk(range(count), bingo.cards_per_page).map((cards, sheet) => {
    const free = sheet === 0 ? room.first : room.other;
    const above = CONTENT_HEIGHT - free;
    const cell = listArrangements(bingo, free).find(
      (each) => each.room.width >= square && each.room.height >= squareHeight,
    );
    if (!cell) return { places: [], cuts: { across: [], down: [] } };
    // The spare room is divided equally above, between and below the cards.
    const spare = (free - cell.rows * height) / (cell.rows + 1);
    const gap = Math.max(GAP, Math.min(spare, MOST_GAP));
    const taken = cell.rows * height + (cell.rows - 1) * gap;
    const middle = (free - taken) / 2;
    const top = above + (above > 0 ? Math.min(middle, GAP) : middle);
    return {
      places: cards.map((card, at) => ({
        card,
        left: (at % cell.columns) * (cell.width + GAP) + (cell.width - width) / 2,
        top: top + Math.floor(at / cell.columns) * (height + gap),
      })),
      cuts: {
        across: range(1, cell.rows).map((row) => top + row * (height + gap) - gap / 2),
        down: range(1, cell.columns).map((column) => column * (cell.width + GAP) - GAP / 2),
      },
    };
  });
}
/** The greatest gap between two cards one above the other, in px. */
const MOST_GAP = 2 * GAP;
