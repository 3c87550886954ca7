import { createSeededRandom } from '../../shuffle.ts';
import { CrossGrid, type CrossPlace, type FreePlace, listConnected, listNeighbors } from './cross-grid.ts';
import { type CrossWord, type CrosswordSettings, type LeftWord, readCrossWords } from './crossword-words.ts';
import { type NumberedWord, numberWords } from './number-words.ts';

/** A finished crossword. The key is drawn from the same object, so it cannot disagree. */
export interface Crossword {
  readonly height: number;
  readonly width: number;
  /** The letters, row by row; null where no word goes. */
  readonly letters: readonly (string | null)[];
  /** The words in the order of their numbers, those across first. */
  readonly places: readonly NumberedWord[];
  /** The words that are not in the crossword, each with the reason. */
  readonly left: readonly LeftWord[];
}

/**
 * So much work is done for a crossword: some layouts begin with an empty grid, the others change a part of the best one. It takes some
 * 80 ms, whatever the number of words.
 */
const WORK = 550;
const FIRST_LAYOUTS = 12;
const NEW_LAYOUTS = 0.15;
/** A new layout costs as much as so many that change a part. */
const COST_OF_NEW = 4;

/** Estimates the work of changing a part of a layout of so many words. */
const estimateWork = (words: number): number => 0.4 + (words / 40) ** 3;

/** How places are chosen in one layout: layouts differ in it, because no one way is best for all lists. */
interface Taste {
  /** Of the words that are left, so many that have a place are looked at for the best one. */
  readonly lookedAt: number;
  /** A crossing is worth as much as so many squares more at a side of the grid. */
  readonly crossing: number;
  readonly random: () => number;
}

/** Returns how good a place is: it crosses many words and leaves the grid small and square. */
const rate = ({ crossings, height, width }: FreePlace, crossing: number): number =>
  crossings * crossing - 2 * (height > width ? height : width) - height - width;

/** Orders words by their length, some by chance: long ones are hard to place, and other orders make other layouts. */
function orderWords(words: readonly CrossWord[], random: () => number): CrossWord[] {
  const ranked = words.map((word) => ({ word, rank: word.keys.length + random() * 4 }));
  return ranked.sort((a, b) => b.rank - a.rank).map(({ word }) => word);
}

/** Finds the best place for one of the first words that have any; chance decides between places that are about as good. */
function findBest(
  grid: CrossGrid,
  words: readonly CrossWord[],
  { lookedAt, crossing, random }: Taste,
): FreePlace | null {
  let best: FreePlace | null = null;
  let highest = Number.NEGATIVE_INFINITY;
  let found = 0;
  for (const word of words) {
    const places = grid.listPlaces(word);
    for (const place of places) {
      const rating = rate(place, crossing);
      if (rating <= highest - 1) continue;
      const lucky = rating + random();
      if (lucky <= highest) continue;
      best = place;
      highest = lucky;
    }
    if (places.length > 0) found += 1;
    if (found === lookedAt) break;
  }
  return best;
}

/** Places as many of the words as fit, each where it fits best. */
function fillGrid(grid: CrossGrid, words: readonly CrossWord[], taste: Taste): CrossGrid {
  const rest = [...words];
  for (;;) {
    const place = findBest(grid, rest, taste);
    if (!place) return grid;
    grid.put(place);
    rest.splice(rest.indexOf(place.word), 1);
  }
}

/** Lays words out from the first one on. */
function layOut(words: readonly CrossWord[], taste: Taste): CrossGrid {
  const grid = new CrossGrid();
  const [first, ...others] = words;
  if (first) grid.begin(first);
  return fillGrid(grid, others, taste);
}

/** How often a word is placed anew: one that crosses a single other one mostly has a better place. */
const LOOSE = 0.5;
const TIGHT = 0.12;

/** Lays a part of the words of a layout out anew, and leaves the others where they are. */
function layOutAgain({ places }: CrossGrid, words: readonly CrossWord[], taste: Taste): CrossGrid {
  const neighbors = listNeighbors(places);
  const isLoose = (place: CrossPlace) => (neighbors.get(place)?.length ?? 0) < 2;
  const kept = listConnected(places.filter((place) => taste.random() > (isLoose(place) ? LOOSE : TIGHT)));
  if (kept.length === 0) return layOut(words, taste);
  const grid = new CrossGrid();
  for (const place of kept) grid.put(place);
  const placed = new Set(kept.map(({ word }) => word));
  return fillGrid(
    grid,
    words.filter((word) => !placed.has(word)),
    taste,
  );
}

/** Two words that should run in the same direction, or in different ones. */
interface Wish {
  readonly words: readonly (CrossWord | undefined)[];
  readonly isSame: boolean;
}
/** Without wishes of its own every seed would find the one layout with the most crossings that a few words have. */
const WISHES = 2;
const FEW_WORDS = 15;
/** So many crossings less has a layout that fulfills a wish more. */
const WORTH_OF_WISH = 1.5;
/** The share by which a layout may be larger than another one and still be taken. */
const LUCK = 0.3;

const makeWishes = (words: readonly CrossWord[], random: () => number): Wish[] =>
  Array.from({ length: words.length > FEW_WORDS ? 0 : WISHES }, () => ({
    words: [0, 1].map(() => words[Math.floor(random() * words.length)]),
    isSame: random() < 0.5,
  }));

const countFulfilled = (places: readonly CrossPlace[], wishes: readonly Wish[]): number => {
  const isDown = new Map(places.map((place) => [place.word, place.isDown]));
  return wishes.filter(({ words: [a, b], isSame }) => a && b && (isDown.get(a) === isDown.get(b)) === isSame)
    .length;
};

/** Says how good a layout is: it has many words, else many crossings and what is wished, else it is small and square. */
function rateLayout(grid: CrossGrid, wishes: readonly Wish[], random: () => number): number {
  const { places, crossings, height, width } = grid;
  const size = Math.max(height, width) + Math.min(height, width) / 10;
  const worth = crossings + WORTH_OF_WISH * countFulfilled(places, wishes);
  return places.length * 1e6 + worth * 1e3 - size * (1 + LUCK * random());
}

/**
 * Makes a crossword. The same words, seed, case and language give the same one for ever. With less `work` it has fewer crossings.
 */
export function makeCrossword(settings: CrosswordSettings, locale: string, work = WORK): Crossword {
  const { read, left } = readCrossWords(settings, locale);
  const random = createSeededRandom(settings.shuffle_seed);
  const isTurned = random() < 0.5;
  const wishes = makeWishes(read, random);
  let best = { grid: new CrossGrid(), rating: Number.NEGATIVE_INFINITY };
  let done = 0;
  for (let at = 0; done <= work && read.length > 0; at++) {
    const taste = { random, lookedAt: 2 + Math.floor(random() * 14), crossing: 3 + random() * 14 };
    const ordered = orderWords(read, random);
    // The longest may have no letter of the others, so some layouts begin with any.
    if (at % 3 === 2) ordered.unshift(...ordered.splice(Math.floor(random() * ordered.length), 1));
    const isNew = at < FIRST_LAYOUTS || random() < NEW_LAYOUTS;
    const grid = isNew ? layOut(ordered, taste) : layOutAgain(best.grid, ordered, taste);
    const rating = rateLayout(grid, wishes, random);
    if (rating > best.rating) best = { grid, rating };
    done += estimateWork(read.length) * (isNew ? COST_OF_NEW : 1);
  }
  return finish(best.grid, { read, left, isTurned });
}
/** Counts the places from the first row and column that have letters; rows become columns where the grid is turned. */
const turn = (places: readonly CrossPlace[], isTurned: boolean): readonly CrossPlace[] =>
  isTurned
    ? places.map((place) => ({ ...place, row: place.column, column: place.row, isDown: !place.isDown }))
    : places;

interface Made {
  readonly read: readonly CrossWord[];
  readonly left: readonly LeftWord[];
  readonly isTurned: boolean;
}

function finish(grid: CrossGrid, { read, left, isTurned }: Made): Crossword {
  const places = turn(grid.listTrimmed(), isTurned);
  const [height, width] = isTurned ? [grid.width, grid.height] : [grid.height, grid.width];
  const placed = new Set(places.map(({ word }) => word));
  const apart = read
    .filter((word) => !placed.has(word))
    .map(({ index }) => ({ index, why: 'apart' as const }));
  return {
    ...{ height, width },
    letters: writeLetters(places, { height, width }),
    places: numberWords(places),
    left: [...left, ...apart].sort((a, b) => a.index - b.index),
  };
}

function writeLetters(
  places: readonly CrossPlace[],
  { height, width }: Pick<CrossGrid, 'height' | 'width'>,
): (string | null)[] {
  const letters: (string | null)[] = Array.from({ length: height * width }, () => null);
  for (const { word, row, column, isDown } of places)
    for (const [at, letter] of word.letters.entries()) {
      const square = (row + (isDown ? at : 0)) * width + column + (isDown ? 0 : at);
      letters[square] ??= letter;
    }
  return letters;
}
