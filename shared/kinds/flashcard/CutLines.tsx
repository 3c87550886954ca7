import { clamp, range } from 'es-toolkit';
import { CONTENT_HEIGHT, CONTENT_WIDTH } from '../../paper/page.ts';
import type { CUT_LINES } from './schema.ts';
import { cardSize, foldsSideways, type PageSetup, setupOf } from './setups.ts';
import { type CardSheet, TICK } from './sheets.ts';

interface CutLinesProps {
  readonly setup: PageSetup;
  readonly sheet: CardSheet;
  readonly lines: (typeof CUT_LINES)[number];
  /** What stands above it on its page, in px. */
  readonly above: number;
}

/** Where the grid ends near the footer or a head, ticks stay clear of their words: closer, and shorter down to this. */
const SHORT = { gap: 2, length: 5 };

/** Where a tick begins and how long it is, in px, with that much room beyond the grid's edge before words stand. */
const tickIn = (room: number): { gap: number; length: number } =>
  room < TICK.gap + TICK.length
    ? { gap: SHORT.gap, length: clamp(room - 2 * SHORT.gap, SHORT.length, TICK.length) }
    : TICK;

/** Where scissors go along a sheet's grid; the middle of cards that are folded is dotted. Backs have none. */
export function CutLines({ setup, sheet, lines, above }: CutLinesProps) {
  if (lines === 'none' || sheet.face === 'back') return null;
  const { columns } = setupOf(setup);
  const { width, height } = cardSize(setup);
  const left = (CONTENT_WIDTH - columns * width) / 2;
  const [right, bottom] = [left + columns * width, sheet.top + sheet.rows * height];
  const xs = range(columns + 1).map((column) => left + column * width);
  const ys = range(sheet.rows + 1).map((row) => sheet.top + row * height);
  const folds = (at: number, sideways: boolean) =>
    sheet.face === 'fold' && sideways === foldsSideways(setup) && at % 2 === 1;
  const className = (fold: boolean) => (fold ? 'fold-line' : 'cut-line');
  const dashed = lines === 'dashed';
  const upper = tickIn(above > 0 ? sheet.top - above : Infinity);
  const lower = tickIn(CONTENT_HEIGHT - bottom);
  return (
    <svg className={`cut-lines cut-lines-${lines}`} aria-hidden="true">
      {xs.map((x, at) =>
        dashed || folds(at, true) ? (
          <path key={x} className={className(folds(at, true))} d={`M${x} ${sheet.top}V${bottom}`} />
        ) : (
          <path
            key={x}
            className="cut-line"
            d={`M${x} ${sheet.top - upper.gap}v${-upper.length}M${x} ${bottom + lower.gap}v${lower.length}`}
          />
        ),
      )}
      {ys.map((y, at) =>
        dashed || folds(at, false) ? (
          <path key={y} className={className(folds(at, false))} d={`M${left} ${y}H${right}`} />
        ) : (
          <path
            key={y}
            className="cut-line"
            d={`M${left - TICK.gap} ${y}h${-TICK.length}M${right + TICK.gap} ${y}h${TICK.length}`}
          />
        ),
      )}
    </svg>
  );
}
