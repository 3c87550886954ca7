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
 * Renders the key's lines from dot to dot, and dashed ones to matches that read the same, which are right too. Each line is in a box that CSS anchors to its two dots, so that
 * the browser places it.
 */
export function KeyLines({ rows, firstUnit, dir }: KeyLinesProps) {
  const { from, to } = use(SliceContext);
  const isOnPage = (row: number) => row + firstUnit >= from && row + firstUnit < to;
  const lines = rows.flatMap(({ left }, start) => {
    if (!left?.answer) return [];
    const { row, otherRows } = left.answer;
    const others = otherRows.map((end) => ({ start, end, isOther: true }));
    return [{ start, end: row, isOther: false }, ...others];
  });
  return lines
    .filter(({ start, end }) => isOnPage(start) && isOnPage(end))
    .map((line) => <KeyLine key={`${line.start} ${line.end}`} {...line} dir={dir} />);
}

interface KeyLineProps {
  readonly start: number;
  readonly end: number;
  readonly isOther: boolean;
  readonly dir: 'ltr' | 'rtl';
}

function KeyLine({ start, end, isOther, dir }: KeyLineProps) {
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
      <svg strokeDasharray={isOther ? '6 4' : undefined}>
        {start === end ? (
          <line x1="0%" x2="100%" y1="50%" y2="50%" />
        ) : (
          <line x1="0%" x2="100%" y1={y1} y2={y2} />
        )}
      </svg>
    </div>
  );
}
