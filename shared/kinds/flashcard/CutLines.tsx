import { range } from 'es-toolkit';
import { CONTENT_WIDTH } from '../../paper/page.ts';
import type { CUT_LINES } from './schema.ts';
import { cardSize, foldsSideways, type PageSetup, setupOf } from './setups.ts';
import type { CardSheet } from './sheets.ts';

interface CutLinesProps {
  readonly setup: PageSetup;
  readonly sheet: CardSheet;
  readonly lines: (typeof CUT_LINES)[number];
}

/** A tick's distance from the grid and its length, in px: it ends 0.25 in from the paper's edge at the least. */
const GAP = 4;
const TICK = 20;

/** Where scissors go along a sheet's grid; the middle of cards that are folded is dotted. Backs have none. */
export function CutLines({ setup, sheet, lines }: CutLinesProps) {
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
  return (
    <svg className={`cut-lines cut-lines-${lines}`} aria-hidden="true">
      {xs.map((x, at) =>
        dashed || folds(at, true) ? (
          <path key={x} className={className(folds(at, true))} d={`M${x} ${sheet.top}V${bottom}`} />
        ) : (
          <path
            key={x}
            className="cut-line"
            d={`M${x} ${sheet.top - GAP}v${-TICK}M${x} ${bottom + GAP}v${TICK}`}
          />
        ),
      )}
      {ys.map((y, at) =>
        dashed || folds(at, false) ? (
          <path key={y} className={className(folds(at, false))} d={`M${left} ${y}H${right}`} />
        ) : (
          <path key={y} className="cut-line" d={`M${left - GAP} ${y}h${-TICK}M${right + GAP} ${y}h${TICK}`} />
        ),
      )}
    </svg>
  );
}
