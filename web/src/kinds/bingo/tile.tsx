import { Grid3x3 } from 'lucide-react';
import type { KindTile } from '../parts/kind-tile.ts';

const COLUMNS = [0, 1, 2, 3, 4];
const ROWS = ['Rome', 'Paris', 'Oslo', 'Cairo', 'Lima', 'Bern', 'Riga', 'Quito', 'Doha', 'Sofia'];

function BingoDrawing() {
  return (
    <>
      {COLUMNS.map((column) => (
        <text key={column} x={36 + 32 * column} y="26" className="drawing-title">
          {'BINGO'[column]}
        </text>
      ))}
      <path
        className="drawing-rule"
        d="M20 36H180M20 68H180M20 100H180M20 36V132M52 36V132M84 36V132M116 36V132M148 36V132M180 36V132"
      />
      {ROWS.map((word, index) => (
        <text
          key={word}
          x={36 + 32 * (index % 5)}
          y={55 + 32 * Math.floor(index / 5)}
          className="drawing-cell"
        >
          {word}
        </text>
      ))}
    </>
  );
}

export const tile = { Icon: Grid3x3, Drawing: BingoDrawing } as const satisfies KindTile;
