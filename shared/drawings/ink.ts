import type { DrawingTask } from './kinds.ts';
import type { Fill, Layer } from './shape.ts';

/** What a layer is drawn in; null where it is left to the student. */
export type Ink = 'print' | 'key' | null;

export function getInk(layer: Layer | undefined, task: DrawingTask, answerKey: boolean): Ink {
  const isGiven = layer === 'label' ? task === 'shown' : task !== 'draw';
  if (layer === undefined || isGiven) return 'print';
  return answerKey && task !== 'alone' ? 'key' : null;
}

/** The greys of a sheet, which a copier keeps apart, and the colours of the key. */
const GREYS: Readonly<Record<Fill, string>> = {
  ...{ none: 'none', white: '#fff', light: '#e8e8e8', middle: '#bdbdbd', dark: '#6b6b6b' },
  ink: 'currentColor',
};
const REDS: Readonly<Record<Fill, string>> = {
  ...GREYS,
  ...{ light: '#fbe9e7', middle: '#f0b8b2', dark: '#b42318' },
};

/** Returns the colour of an area. */
export const getColor = (fill: Fill, ink: Ink): string => (ink === 'key' ? REDS : GREYS)[fill];

/** The colour of a grid to draw on. */
export const FAINT = '#8c8c8c';

/** Half the height of capitals and digits, over the size of their type. */
export const HALF_CAPITAL = 0.36;
