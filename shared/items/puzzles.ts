import type { Lazy } from '../lazy.ts';
import { crosswordMaker } from './crossword/maker.ts';
import type { WorksheetItem } from './item-schema.ts';
import type { Maker } from './parts/keep-made.ts';
import { wordSearchMaker } from './word-search/maker.ts';

/** The types of items whose puzzle takes longer to make than a frame. */
const MAKERS = { crossword: crosswordMaker, word_search: wordSearchMaker } as const;

type PuzzleItem = Extract<WorksheetItem, { type: keyof typeof MAKERS }>;

/** What a puzzle is made of: its type, and its data as they are drawn. */
export type Puzzle = Pick<PuzzleItem, 'type' | 'data'>;

export const isPuzzle = (item: WorksheetItem): item is PuzzleItem => Object.hasOwn(MAKERS, item.type);

/** Returns what makes a puzzle of its data, whose type the compiler cannot follow. */
export const getPuzzleMaker = ({ type }: Puzzle): Lazy<Maker<Puzzle['data'], object>> =>
  MAKERS[type] as Lazy<unknown> as Lazy<Maker<Puzzle['data'], object>>;

/** Tells whether a puzzle has to be made before it is drawn. What makes it has loaded with the document. */
export const isUnmade = (puzzle: Puzzle, locale: string): boolean =>
  getPuzzleMaker(puzzle).loaded?.isKept(puzzle.data, locale) === false;
