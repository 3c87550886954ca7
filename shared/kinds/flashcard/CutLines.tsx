import { clamp } from 'es-toolkit';
import { CONTENT_HEIGHT, CONTENT_WIDTH } from '../../paper/sheet/page-sizes.ts';
import { computeOutline } from '../parts/grid-outline.ts';
import type { CUT_LINES } from './choices.ts';
import { type CardSheet, TICK } from './layout-sheets.ts';
import { getCardSize, getSetup, isFoldedSideways, type PageSetup } from './page-setups.ts';

interface CutLinesProps {
  readonly setup: PageSetup;
  readonly sheet: CardSheet;
  readonly lines: (typeof CUT_LINES)[number];
  /** The height above it on its page, in px. */
  readonly above: number;
}

/** The tick beside the words of a footer or below a head: closer, and still longer than 3 mm, so that it can be followed. */
const SHORT = { gap: 2, length: 12 };

/**
 * Returns the gap and length of a tick in px, for that much room between the grid's edge and the nearest
 * words.
 */
const getTick = (room: number): { gap: number; length: number } =>
  room < TICK.gap + TICK.length
    ? { gap: SHORT.gap, length: clamp(room - 2 * SHORT.gap, SHORT.length, TICK.length) }
    : TICK;

/**
 * Renders the lines that scissors follow around a sheet's cards; the middle of cards to be folded is dotted.
 * Backs have none.
 */
export function CutLines({ setup, sheet, lines, above }: CutLinesProps) {
  if (lines === 'none' || sheet.face === 'back') return null;
  const { columns } = getSetup(setup);
  const { width, height } = getCardSize(setup);
  const left = (CONTENT_WIDTH - columns * width) / 2;
  const [right, bottom] = [left + columns * width, sheet.top + sheet.rows * height];
  // A deck that is still empty shows its cards' places.
  const { across, down } = computeOutline(sheet.cells.length || columns * sheet.rows, columns);
  const folds = (at: number, sideways: boolean) =>
    sheet.face === 'fold' && sideways === isFoldedSideways(setup) && at % 2 === 1;
  const className = (fold: boolean) => (fold ? 'fold-line' : 'cut-line');
  const dashed = lines === 'dashed';
  const upper = getTick(above > 0 ? sheet.top - above : Infinity);
  const lower = getTick(CONTENT_HEIGHT - bottom);
  const drawDown = (rows: number, at: number) => {
    const [x, fold] = [left + at * width, folds(at, true)];
    const ticks = `M${x} ${sheet.top - upper.gap}v${-upper.length}M${x} ${bottom + lower.gap}v${lower.length}`;
    const line = `M${x} ${sheet.top}v${rows * height}`;
    return <path key={`down ${x}`} className={className(fold)} d={dashed || fold ? line : ticks} />;
  };
  const drawAcross = (wide: number, at: number) => {
    const [y, fold] = [sheet.top + at * height, folds(at, false)];
    const ticks = `M${left - TICK.gap} ${y}h${-TICK.length}M${right + TICK.gap} ${y}h${TICK.length}`;
    const line = `M${left} ${y}h${wide * width}`;
    return <path key={`across ${y}`} className={className(fold)} d={dashed || fold ? line : ticks} />;
  };
  return (
    <svg className={`cut-lines cut-lines-${lines}`} aria-hidden="true">
      {down.map(drawDown)}
      {across.map(drawAcross)}
    </svg>
  );
}
