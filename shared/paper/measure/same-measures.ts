import type { MeasuredPart, MeasuredUnit } from './measure.ts';
import { isSameList } from './memo-cache.ts';

/** Tells whether a part measures exactly what it did, so that the packed pages are still right. */
export const isSameMeasures = (a: MeasuredPart, b: MeasuredPart): boolean =>
  a.frame === b.frame &&
  a.fillsPage === b.fillsPage &&
  a.shrinkableBy === b.shrinkableBy &&
  a.cut === b.cut &&
  a.shortened === b.shortened &&
  isSameList(a.tooWide, b.tooWide) &&
  isSameList(a.overflowing, b.overflowing) &&
  isSameList(a.tight, b.tight) &&
  a.units.length === b.units.length &&
  a.units.every((unit, at) => isSameUnit(unit, b.units[at]));

const isSameUnit = (a: MeasuredUnit, b: MeasuredUnit | undefined) =>
  a.height === b?.height &&
  a.keepWithNext === b.keepWithNext &&
  a.repeats === b.repeats &&
  a.unit === b.unit &&
  a.top === b.top;
