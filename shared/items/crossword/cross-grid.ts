import { type CrossWord, MOST_SQUARES } from './crossword-words.ts';

/** Where a word begins, and whether it runs down; else it runs in reading direction. */
export interface CrossPlace {
  readonly word: CrossWord;
  readonly row: number;
  readonly column: number;
  readonly isDown: boolean;
}

/** A place where a word may go. */
export interface FreePlace extends CrossPlace {
  /** The letters that it shares with other words. */
  readonly crossings: number;
  /** The rows and columns of the grid with it. */
  readonly height: number;
  readonly width: number;
}

/** Words begin in the middle, so that they can grow to every side; a square more at each edge is never taken. */
const SIDE = 2 * MOST_SQUARES + 2;
const STEP = { across: 1, down: SIDE } as const;
const EMPTY = -1;
/** The bits of the ways in which words go through a square. */
const ACROSS = 1;
const DOWN = 2;

/** A crossword while words are placed. */
export class CrossGrid {
  readonly places: CrossPlace[] = [];
  crossings = 0;
  private readonly keys = new Int16Array(SIDE * SIDE).fill(EMPTY);
  private readonly ways = new Uint8Array(SIDE * SIDE);
  /** The squares of each letter, by its number. */
  private readonly squares: number[][] = [];
  private top = SIDE;
  private bottom = -1;
  private left = SIDE;
  private right = -1;

  get height(): number {
    return Math.max(0, this.bottom - this.top + 1);
  }

  get width(): number {
    return Math.max(0, this.right - this.left + 1);
  }

  /** Puts the first word into the middle. */
  begin(word: CrossWord): void {
    this.put({ word, row: MOST_SQUARES, column: MOST_SQUARES - (word.keys.length >> 1), isDown: false });
  }

  /** Lists the places where a word crosses others. */
  listPlaces(word: CrossWord): FreePlace[] {
    const places: FreePlace[] = [];
    const { keys } = word;
    for (let at = 0; at < keys.length; at++) {
      const squares = this.squares[keys[at] ?? 0];
      if (!squares) continue;
      for (const square of squares) {
        const way = this.ways[square];
        if (way !== ACROSS && way !== DOWN) continue;
        const isDown = way === ACROSS;
        const place = this.check(word, square - at * (isDown ? STEP.down : STEP.across), isDown, at);
        if (place) places.push(place);
      }
    }
    return places;
  }

  put(place: CrossPlace): void {
    const { word, row, column, isDown } = place;
    const start = row * SIDE + column;
    for (const [at, key] of word.keys.entries()) {
      const square = start + at * (isDown ? STEP.down : STEP.across);
      if (this.keys[square] === EMPTY) {
        this.keys[square] = key;
        this.squares[key] ??= [];
        this.squares[key].push(square);
      } else this.crossings += 1;
      this.ways[square] = (this.ways[square] ?? 0) | (isDown ? DOWN : ACROSS);
    }
    const last = word.keys.length - 1;
    this.top = Math.min(this.top, row);
    this.bottom = Math.max(this.bottom, row + (isDown ? last : 0));
    this.left = Math.min(this.left, column);
    this.right = Math.max(this.right, column + (isDown ? 0 : last));
    this.places.push(place);
  }

  /** Lists the words with places counted from the first row and column that have letters. */
  listTrimmed(): CrossPlace[] {
    return this.places.map((place) => ({
      ...place,
      row: place.row - this.top,
      column: place.column - this.left,
    }));
  }

  /**
   * Returns the place if nothing is before and after the word, and no letter beside it that it does not cross; null too where an earlier
   * letter of it crosses a word, by which the place has been found already.
   */
  private check(word: CrossWord, start: number, isDown: boolean, crossingAt: number): FreePlace | null {
    const own = word.keys;
    const { length } = own;
    const along = isDown ? STEP.down : STEP.across;
    const beside = isDown ? STEP.across : STEP.down;
    const { keys } = this;
    const end = start + length * along;
    if (keys[start - along] !== EMPTY || keys[end] !== EMPTY) return null;
    const way = isDown ? DOWN : ACROSS;
    let crossings = 0;
    for (let at = 0, square = start; at < length; at++, square += along) {
      const there = keys[square];
      if (there === EMPTY) {
        if (keys[square - beside] !== EMPTY || keys[square + beside] !== EMPTY) return null;
      } else if (there !== own[at] || at < crossingAt || this.ways[square] !== DOWN + ACROSS - way)
        return null;
      else crossings += 1;
    }
    const row = Math.floor(start / SIDE);
    const column = start % SIDE;
    const last = length - 1;
    const height = Math.max(this.bottom, row + (isDown ? last : 0)) - Math.min(this.top, row) + 1;
    const width = Math.max(this.right, column + (isDown ? 0 : last)) - Math.min(this.left, column) + 1;
    if (height > MOST_SQUARES || width > MOST_SQUARES) return null;
    return { word, row, column, isDown, crossings, height, width };
  }
}

/** Lists for each place the others that it crosses. */
export function listNeighbors(places: readonly CrossPlace[]): Map<CrossPlace, CrossPlace[]> {
  const bySquare = new Map<number, CrossPlace>();
  const neighbors = new Map<CrossPlace, CrossPlace[]>(places.map((place) => [place, []]));
  for (const place of places)
    for (const square of listSquares(place)) {
      const other = bySquare.get(square);
      bySquare.set(square, place);
      if (!other) continue;
      neighbors.get(place)?.push(other);
      neighbors.get(other)?.push(place);
    }
  return neighbors;
}

/** Lists the places of the largest group of words that cross each other. */
export function listConnected(places: readonly CrossPlace[]): CrossPlace[] {
  const neighbors = listNeighbors(places);
  const rest = new Set(places);
  let largest: CrossPlace[] = [];
  for (const first of places) {
    if (!rest.delete(first)) continue;
    const group = [first];
    for (const place of group)
      for (const other of neighbors.get(place) ?? []) if (rest.delete(other)) group.push(other);
    if (group.length > largest.length) largest = group;
  }
  return largest;
}

const listSquares = ({ word, row, column, isDown }: CrossPlace): number[] =>
  word.keys.map((_, at) => row * SIDE + column + at * (isDown ? STEP.down : STEP.across));
