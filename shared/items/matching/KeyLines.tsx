import { type CSSProperties, use } from 'react';
import { SliceContext } from '../../paper/draw/Unit.tsx';
import type { PrintedRow } from './printed-parts.ts';

/** Returns the CSS anchor name of a dot, unique within the item on one page. */
export const getAnchorName = (side: 'left' | 'right', row: number): string => `--match-${side}-${row}`;

interface KeyLinesProps {
  readonly rows: readonly PrintedRow[];
  /** The unit that the first of them is. */
  readonly firstUnit: number;
  readonly dir: 'ltr' | 'rtl';
}

/**
 * Renders the key's lines from dot to dot. Each line is in a box that CSS anchors to its two dots, so that
 * the browser places it.
 */
export function KeyLines({ rows, firstUnit, dir }: KeyLinesProps) {
  const { from, to } = use(SliceContext);
  const isOnPage = (row: number) => row + firstUnit >= from && row + firstUnit < to;
  const lines = rows.flatMap(({ left }, row) =>
    left?.answer && isOnPage(row) && isOnPage(left.answer.row) ? [{ row, end: left.answer.row }] : [],
  );
  return lines.map(({ row, end }) => <KeyLine key={row} start={row} end={end} dir={dir} />);
}

function KeyLine({ start, end, dir }: { start: number; end: number; dir: 'ltr' | 'rtl' }) {
  const dots = [getAnchorName('left', start), getAnchorName('right', end)] as const;
  const [left, right] = dir === 'rtl' ? [dots[1], dots[0]] : dots;
  const falls = end > start;
  const [upper, lower] = falls ? dots : [dots[1], dots[0]];
  const box: CSSProperties = {
    left: `anchor(${left} center)`,
    right: `anchor(${right} center)`,
    top: `calc(anchor(${upper} center) - 1px)`,
    bottom: `calc(anchor(${lower} center) - 1px)`,
  };
  // Down towards the other column, or up: from the upper corner at the terms' side or the lower.
  const goesDown = falls === (dir === 'ltr');
  const [y1, y2] = goesDown ? ['0%', '100%'] : ['100%', '0%'];
  return (
    <div className="match-line key-ink" style={box} aria-hidden="true">
      <svg>
        {start === end ? (
          <line x1="0%" x2="100%" y1="50%" y2="50%" />
        ) : (
          <line x1="0%" x2="100%" y1={y1} y2={y2} />
        )}
      </svg>
    </div>
  );
}
