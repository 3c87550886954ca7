import { CONTENT_HEIGHT, CONTENT_WIDTH } from '../../paper/sheet/page-sizes.ts';
import './sheet.css';

/** How far ticks are from the content of the sheet, and how long they are, at its sides and beside the words below it; in px. */
const [SIDE, FOOT] = [
  { gap: 4, length: 20 },
  { gap: 2, length: 12 },
];

interface CutTicksProps {
  /** How far down the sheet is cut across, and how far in it is cut down; in px. */
  readonly across: readonly number[];
  readonly down: readonly number[];
}

/** Renders ticks at the edges of a sheet, where a guillotine or scissors are set between its cards. */
export function CutTicks({ across, down }: CutTicksProps) {
  if (across.length + down.length === 0) return null;
  const rows = across.map(
    (y) => `M${-SIDE.gap} ${y}h${-SIDE.length}M${CONTENT_WIDTH + SIDE.gap} ${y}h${SIDE.length}`,
  );
  const columns = down.map(
    (x) => `M${x} ${-SIDE.gap}v${-SIDE.length}M${x} ${CONTENT_HEIGHT + FOOT.gap}v${FOOT.length}`,
  );
  return (
    <svg className="cut-lines cut-lines-ticks" aria-hidden="true">
      <path className="cut-line" d={[...rows, ...columns].join('')} />
    </svg>
  );
}
