import type { MeasuredUnit } from './measure.ts';

/**
 * Joins the units of a block's parts. A text that goes through several parts has some of its lines in each.
 */
export function joinUnits(parts: readonly (readonly MeasuredUnit[])[]): MeasuredUnit[] {
  const units: MeasuredUnit[] = [];
  for (const part of parts) {
    const known = units.at(-1)?.unit ?? -1;
    units.push(...part.filter(({ unit }) => unit > known));
  }
  return units;
}
