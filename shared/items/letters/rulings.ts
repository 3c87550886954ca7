import { millimetresToPx } from '../../paper/sheet/page-sizes.ts';
import type { FontFile } from './font-file.ts';
import { getMiddleHeight } from './font-files.ts';
import { getGuideHeightAbove, getGuideHeightBelow } from './guide-heights.ts';
import { createGuideRules, type GuideColors, type GuideRule } from './guide-rules.ts';

export const RULINGS = [
  'lineatur_1',
  'lineatur_2',
  'lineatur_3',
  'lineatur_4',
  'seyes',
  'seyes_25',
  'seyes_3',
] as const;
export type RulingId = (typeof RULINGS)[number];

/** A row as a school book is ruled, in mm from its base line. */
interface Ruling {
  /** The height of a small letter: the middle line, where the row has one. */
  readonly small: number;
  /** What belongs to the row above and below its base line. */
  readonly above: number;
  readonly below: number;
  /** The thin lines above and below the base line. */
  readonly lines: readonly number[];
  /** The next row begins where this one ends, and the last one goes on for so long; absent where there is a space between. */
  readonly tail?: number;
  /** The distance of the upright lines. */
  readonly squares?: number;
}

/** Creates rows of four lines, as far from each other as small letters are high. */
const createFourLines = (space: number): Ruling => ({
  small: space,
  above: 2 * space,
  below: space,
  lines: [2 * space, space, -space],
});

/** Creates rows of four spaces each: small letters take one, loops three, and tails the first two of the next row. */
const createSeyes = (space: number): Ruling => ({
  small: space,
  above: 4 * space,
  below: 0,
  lines: [3 * space, 2 * space, space, -space, -2 * space],
  tail: 2 * space,
  squares: 4 * space,
});

/**
 * The rulings in their true measures. Germany, by DIN 16552-1: Lineatur 1 has four lines at 5 mm, 2 four at 4 mm, 3 two at
 * 3.5 mm with 8 mm to the next pair, 4 one line every 10 mm (https://www.mifus.de/blog/2016/07/heft-lineatur-uebersicht and
 * https://deutsch-schreiben.maxklug.de, "Welche Lineaturen gibt es?"). France: squares of 8 mm in spaces of 2 mm
 * (https://fr.wikipedia.org/wiki/Réglure), and the larger ones for beginners in spaces of 2.5 or 3 mm
 * (https://raforiane.fr/particularites-papier-seyes); how many spaces a letter takes: https://caaly.fr, "Cahier Seyès".
 */
const MEASURES: Readonly<Record<RulingId, Ruling>> = {
  lineatur_1: createFourLines(5),
  lineatur_2: createFourLines(4),
  lineatur_3: { small: 3.5, above: 7.5, below: 4, lines: [3.5], tail: 4 },
  lineatur_4: { small: 3.5, above: 7, below: 3, lines: [], tail: 3 },
  seyes: createSeyes(2),
  seyes_25: createSeyes(2.5),
  seyes_3: createSeyes(3),
};

/** Returns the true height of a row above its base line, in px. */
export const getRulingHeight = (ruling: RulingId): number => millimetresToPx(MEASURES[ruling].above);

/** Tells whether the rows follow each other without a space. */
export const hasCloseRows = (ruling: RulingId | undefined): boolean =>
  ruling !== undefined && MEASURES[ruling].tail !== undefined;

/** What a row is ruled for: the height above its base line in px, and its ruling; absent for our own guide lines. */
export interface RowFor {
  readonly height: number;
  readonly ruling?: RulingId | undefined;
}

/** The heights of a row's drawing above and below its base line, and the distance of its upright lines; in px. */
export interface RowShape {
  readonly above: number;
  readonly below: number;
  readonly squares?: number | undefined;
}

/** Returns the shape of a row; the last one of close rows has room for what hangs below. */
export function getRowShape({ height, ruling }: RowFor, isLast = true): RowShape {
  if (!ruling) return { above: getGuideHeightAbove(height), below: getGuideHeightBelow(height) };
  const { above, below, tail = below, squares } = MEASURES[ruling];
  const scale = height / above;
  return { above: height, below: (isLast ? tail : below) * scale, squares: (squares ?? 0) * scale };
}

/** Returns the height of the tallest letters, at which small ones reach the middle line; in px. */
export function getLetterHeight({ height, ruling }: RowFor, fontFile: FontFile): number {
  if (!ruling) return height;
  const { small, above } = MEASURES[ruling];
  return (height * small) / above / getMiddleHeight(fontFile);
}

/** How wide thin lines and base lines are, in px. */
const THIN = 0.5;
const BASE = 1;

/** Creates the lines of a row: the base line, and those of its ruling or our own around it. */
export function createRowRules(
  { height, ruling }: RowFor,
  fontFile: FontFile,
  colors: GuideColors,
): GuideRule[] {
  if (!ruling) return createGuideRules(fontFile, height, colors);
  const { lines, small, above } = MEASURES[ruling];
  return [
    ...lines.map((line) => ({
      above: (height * line) / above,
      color: line === small ? colors.middle : colors.head,
      width: THIN,
      dashed: false,
    })),
    { above: 0, color: colors.base, width: BASE, dashed: false },
  ];
}
