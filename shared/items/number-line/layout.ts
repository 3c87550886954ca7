import { estimateTextWidth } from '../../paper/fonts/text-width.ts';
import { CONTENT_WIDTH } from '../../paper/sheet/page-sizes.ts';
import type { FontId } from '../../vocabulary/fonts.ts';
import type { Tick } from './ticks.ts';

/** The least width of a blank, as a multiple of the font size: two digits in handwriting. */
const BLANK = 1.9;
const NARROW_BLANK = 1.4;
/** The distance of two labels, as a multiple of the font size. */
const GAP = 0.3;
/** The room of the item's number before the line, in em. */
const INDENT = 2;
/** The room of both arrowheads, in px. */
const ARROWS = 28;
/** Labels stay in one row while they have at least this share of the font size; smaller ones take two rows. */
const ONE_ROW = 0.8;
/** Labels become smaller rather than touch, even where they are hard to read: 51 numbers in the largest type. */
const SMALLEST = 0.1;
/** Smaller labels are hard to read. */
const TIGHT = 0.6;

interface LabelLayout {
  /** 2 where labels are printed in two rows in turn, so that long ones do not touch. */
  readonly rows: 1 | 2;
  /** The font size of the labels, as a share of the item's. */
  readonly scale: number;
  /** The width of a blank, as a multiple of the labels' font size. */
  readonly blank: number;
  readonly isTight: boolean;
}

/**
 * Lays out the labels below a line: in one row, else in two, with smaller letters where these have no room. A
 * label in the upper row may be nearly as wide as two ticks, between the long ticks of its neighbours.
 */
export function layOutLabels(
  ticks: readonly Tick[],
  { font, fontSize, border }: { font: FontId; fontSize: number; border: number },
): LabelLayout {
  const tick = ((CONTENT_WIDTH - border - ARROWS) / fontSize - INDENT) / ticks.length;
  const widest = Math.max(...ticks.map(({ label }) => estimateTextWidth(label, font)));
  const hasBlanks = ticks.some(({ isShown }) => !isShown);
  const layOut = (rows: 1 | 2, least: number) => {
    const blank = Math.max(widest + GAP, least);
    const scale = Math.min(1, (rows * tick) / ((hasBlanks ? blank : widest) + GAP));
    return { rows, blank, scale };
  };
  const tries = [layOut(1, BLANK), layOut(2, BLANK), layOut(2, NARROW_BLANK)] as const;
  const [one, two, narrow] = tries;
  const found = one.scale >= ONE_ROW ? one : two.scale >= ONE_ROW ? two : narrow;
  return { ...found, scale: Math.max(SMALLEST, found.scale), isTight: found.scale < TIGHT };
}
