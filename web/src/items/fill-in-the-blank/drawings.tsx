import type { ReactNode } from 'react';

const createDrawing = (shapes: ReactNode) => (
  <svg viewBox="0 0 72 32" width="72" height="32" fill="none" stroke="currentColor">
    {shapes}
  </svg>
);
const PLACES = [8.5, 28.5, 48.5] as const;

/** Small drawings of what the paper prints in place of a word. */
export const BLANK_DRAWINGS = {
  blank: createDrawing(<path d="M8 24.5h56" />),
  letter_blanks: createDrawing(PLACES.map((x) => <path key={x} d={`M${x} 24.5h15`} />)),
  none: createDrawing(<path d="M8 10v14.5h4M64 10v14.5h-4" strokeDasharray="2 2" />),
  underline: createDrawing(PLACES.map((x) => <path key={x} d={`M${x} 24.5h15`} />)),
  box: createDrawing(<path d="M9.5 7.5h54v18h-54zM27.5 7.5v18M45.5 7.5v18" />),
  circle: createDrawing(PLACES.map((x) => <circle key={x} cx={x + 7.5} cy="16.5" r="8.5" />)),
} as const;
