import type { ReactNode } from 'react';

const createDrawing = (shapes: ReactNode) => (
  <svg viewBox="0 0 72 40" width="72" height="40" fill="none" stroke="currentColor">
    {shapes}
  </svg>
);
const drawBubbles = (ys: readonly number[], x: number) =>
  ys.map((y) => (
    <g key={y}>
      <circle cx={x} cy={y} r="3.5" />
      <path d={`M${x + 8} ${y}h24`} strokeDasharray="3 2" />
    </g>
  ));

/** Small drawings of what the paper prints beside a scrambled word. */
export const SCRAMBLE_DRAWINGS = {
  line: createDrawing(<path d="M6 26.5h60" />),
  blank: createDrawing(<path d="M6 26.5h12M22 26.5h12M38 26.5h12M54 26.5h12" />),
  multiple_choice: createDrawing(drawBubbles([8.5, 20.5, 32.5], 20)),
  multiple_per_term: createDrawing(
    <>
      {drawBubbles([8.5, 20.5], 8)}
      <path d="M46 32.5h20" />
    </>,
  ),
} as const;
