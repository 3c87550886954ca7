import type { ReactNode } from 'react';
import type { EntityType } from '#shared/kinds/facts.ts';
import './KindDrawing.css';

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

const CARDS = ['el pan', 'la leche', 'el queso', 'la manzana'];

function FlashcardDrawing() {
  return (
    <>
      <path className="drawing-cut" d="M16 16H184M16 72H184M16 128H184M16 16V132M100 16V132M184 16V132" />
      {CARDS.map((card, index) => (
        <text
          key={card}
          x={58 + 84 * (index % 2)}
          y={48 + 56 * Math.floor(index / 2)}
          className="drawing-title"
        >
          {card}
        </text>
      ))}
    </>
  );
}

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

const DRAWINGS: Record<EntityType, () => ReactNode> = {
  worksheet: WorksheetDrawing,
  flashcard: FlashcardDrawing,
  bingo: BingoDrawing,
};

/** Draws the top of a sheet of that kind, 200 × 132. */
export function KindDrawing({ kind }: { kind: EntityType }) {
  const Drawing = DRAWINGS[kind];
  return (
    <svg viewBox="0 0 200 132" className="drawing" aria-hidden="true">
      <Drawing />
    </svg>
  );
}
