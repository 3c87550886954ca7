import { clamp } from 'es-toolkit';
import { blocks } from './blocks.ts';
import { calendar } from './calendar.ts';
import { barChart, pictogram } from './charts.ts';
import { blankClock, clock, clock24 } from './clock.ts';
import { die, tally } from './counting.ts';
import { fractionBar, fractionCircle, fractionGrid } from './fraction.ts';
import { numberBond, tenFrame, twentyFrame } from './frames.ts';
import { angle, quadrilateral, triangle } from './geometry.ts';
import type { DrawingKind } from './kinds.ts';
import type { Family, Look } from './look.ts';
import { moneyEuro, moneyPound, moneyUs } from './money.ts';
import { cornell, dotted, isometric, lined, squared, staves } from './paper.ts';
import { plane } from './plane.ts';
import { rulerCm, rulerInches, thermometer, thermometerF } from './scales.ts';
import type { Drawn } from './shape.ts';
import { getSizeBounds } from './sizes.ts';

/** What draws a kind: the type of its value is its own matter. */
interface Drawer {
  /** Draws what somebody typed; null where nothing can be drawn of it. */
  readonly draw: (text: string, look: Look) => Drawn | null;
  readonly make: Family<unknown>['make'];
}

const toDrawer = <Value>({ read, draw, make }: Family<Value>): Drawer => ({
  draw: (text, look) => {
    const value = read(text, look);
    return value === null ? null : draw(value, look);
  },
  make,
});

const DRAWERS: Readonly<Record<DrawingKind, Drawer>> = {
  clock: toDrawer(clock),
  clock_24: toDrawer(clock24),
  fraction_circle: toDrawer(fractionCircle),
  fraction_bar: toDrawer(fractionBar),
  fraction_grid: toDrawer(fractionGrid),
  number_bond: toDrawer(numberBond),
  ten_frame: toDrawer(tenFrame),
  twenty_frame: toDrawer(twentyFrame),
  blocks: toDrawer(blocks),
  money_us: toDrawer(moneyUs),
  money_euro: toDrawer(moneyEuro),
  money_pound: toDrawer(moneyPound),
  ruler_cm: toDrawer(rulerCm),
  ruler_in: toDrawer(rulerInches),
  thermometer: toDrawer(thermometer),
  thermometer_f: toDrawer(thermometerF),
  plane: toDrawer(plane),
  bar_chart: toDrawer(barChart),
  pictogram: toDrawer(pictogram),
  angle: toDrawer(angle),
  triangle: toDrawer(triangle),
  quadrilateral: toDrawer(quadrilateral),
  die: toDrawer(die),
  tally: toDrawer(tally),
  calendar: toDrawer(calendar),
  squared: toDrawer(squared),
  dotted: toDrawer(dotted),
  isometric: toDrawer(isometric),
  lined: toDrawer(lined),
  staves: toDrawer(staves),
  cornell: toDrawer(cornell),
  blank_clock: toDrawer(blankClock),
};

/** Returns the look with a size within the bounds of the kind. */
function withBounds(kind: DrawingKind, look: Look): Look {
  const bounds = getSizeBounds(kind);
  return bounds ? { ...look, size: clamp(look.size, bounds.min, bounds.max) } : look;
}

/** Returns what draws a kind. */
export function getDrawer(kind: DrawingKind): Drawer {
  const { draw, make } = DRAWERS[kind];
  return {
    draw: (text, look) => draw(text, withBounds(kind, look)),
    make: make && ((level, random, look) => make(level, random, withBounds(kind, look))),
  };
}

/** Tells whether a kind is paper to write on, which has no value. */
export const isPaper = (kind: DrawingKind): boolean => DRAWERS[kind].make === undefined;
