import { FileText } from 'lucide-react';
import type { KindTile } from '../parts/kind-tile.ts';

const drawLine = (x: number, y: number, width: number) => (
  <line key={`${x} ${y}`} x1={x} y1={y} x2={x + width} y2={y} />
);

function WorksheetDrawing() {
  return (
    <>
      <g className="drawing-rule">
        {drawLine(44, 20, 60)}
        {drawLine(136, 20, 48)}
      </g>
      <text x="16" y="20">
        Name
      </text>
      <text x="112" y="20">
        Date
      </text>
      <text x="100" y="44" className="drawing-title">
        The Water Cycle
      </text>
      <text x="16" y="64">
        1. Which change turns water into vapor?
      </text>
      {['freezing', 'evaporation'].map((word, index) => (
        <g key={word}>
          <circle cx="29" cy={76 + 15 * index} r="4.5" className="drawing-box" />
          <text x="38" y={79 + 15 * index}>
            {word}
          </text>
        </g>
      ))}
      <text x="16" y="111">
        2. Explain why it rains.
      </text>
      <g className="drawing-rule">{drawLine(26, 127, 158)}</g>
    </>
  );
}

export const tile = { Icon: FileText, Drawing: WorksheetDrawing } as const satisfies KindTile;
