import { defineRange, type NumberRange } from '../range.ts';
import type { DrawingKind } from './kinds.ts';

const between = (min: number, max: number): NumberRange =>
  defineRange({ min, max, step: 1, initial: Math.round(min + (max - min) / 5), unit: 'mm' });

/** The bounds of the size that each kind has, in mm; null where all lengths are those of the value. */
const SIZES: Readonly<Record<DrawingKind, NumberRange | null>> = {
  clock: between(20, 120),
  clock_24: between(30, 120),
  fraction_circle: between(10, 120),
  fraction_bar: between(20, 160),
  fraction_grid: between(10, 120),
  number_bond: between(25, 100),
  ten_frame: between(20, 120),
  twenty_frame: between(20, 120),
  blocks: between(2, 10),
  money_us: between(12, 30),
  money_euro: between(12, 30),
  money_pound: between(12, 30),
  ruler_cm: null,
  ruler_in: null,
  thermometer: between(40, 180),
  thermometer_f: between(40, 180),
  plane: between(3, 20),
  bar_chart: between(50, 165),
  pictogram: between(4, 15),
  angle: between(15, 80),
  triangle: null,
  quadrilateral: null,
  die: between(8, 50),
  tally: between(5, 30),
  calendar: between(50, 165),
  squared: between(2, 20),
  dotted: between(3, 20),
  isometric: between(3, 20),
  lined: between(4, 20),
  staves: between(1, 5),
  cornell: between(5, 15),
  blank_clock: between(20, 120),
};

/** Returns the bounds of a kind's size; null where it has none. */
export const getSizeBounds = (kind: DrawingKind): NumberRange | null => SIZES[kind];
