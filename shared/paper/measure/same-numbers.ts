import type { MeasuredPart, MeasuredUnit } from './measure.ts';
import { sameList } from './reuse.ts';

/** Whether a part measures just what it did, so that what was packed from it still stands. */
export const sameNumbers = (a: MeasuredPart, b: MeasuredPart): boolean =>
  a.frame === b.frame &&
  a.stretches === b.stretches &&
  a.gives === b.gives &&
  a.cut === b.cut &&
  a.shortened === b.shortened &&
  sameList(a.overfull, b.overfull) &&
  sameList(a.squeezed, b.squeezed) &&
  a.units.length === b.units.length &&
  a.units.every((unit, at) => sameUnit(unit, b.units[at]));

const sameUnit = (a: MeasuredUnit, b: MeasuredUnit | undefined) =>
  a.height === b?.height && a.keepWithNext === b.keepWithNext && a.unit === b.unit && a.top === b.top;
