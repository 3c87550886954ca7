import { clampTo, defineRange, type NumberRange } from '#shared/range.ts';
import type { PaperSize } from '#shared/vocabulary/papers.ts';

/** The unit in which lengths are shown: the one of the paper. */
export type LengthUnit = 'in' | 'cm';

export const getLengthUnit = (paper: PaperSize): LengthUnit => (paper === 'a4' ? 'cm' : 'in');

const CM_PER_INCH = 2.54;

/** How many of its stored units make an inch. */
const getPerInch = ({ unit }: NumberRange): number => (unit === 'px' ? 96 : 1);
const roundTo = (digits: number, value: number): number => Number(value.toFixed(digits));

/** The stops of a slider in cm. */
const CM_STEPS = [0.05, 0.1, 0.25, 0.5];
const findCmStep = (step: number): number => CM_STEPS.findLast((stop) => stop <= step + 0.001) ?? 0.05;

/** Converts a stored length to the shown unit. Inches that are stored are shown as they are. */
export function toShownLength(range: NumberRange, unit: LengthUnit, value: number): number {
  if (unit === range.unit) return value;
  const inches = value / getPerInch(range);
  return unit === 'cm' ? roundTo(2, inches * CM_PER_INCH) : roundTo(3, inches);
}

/** Converts the bounds and the stops of a stored length to the shown unit. */
export function toShownRange(range: NumberRange, unit: LengthUnit): NumberRange {
  if (unit === range.unit) return range;
  const show = (value: number) => toShownLength(range, unit, value);
  const step = unit === 'cm' ? findCmStep((range.step / getPerInch(range)) * CM_PER_INCH) : show(range.step);
  return defineRange({
    min: show(range.min),
    max: show(range.max),
    initial: show(range.initial),
    step,
    unit,
  });
}

/**
 * Converts a shown length to the stored unit. What is shown of the stored value gives that value again, so that a field
 * that is only looked at changes nothing; so do the bounds.
 */
export function toStoredLength(range: NumberRange, unit: LengthUnit, shown: number, stored: number): number {
  if (unit === range.unit) return shown;
  const kept = [stored, range.min, range.max].find((value) => toShownLength(range, unit, value) === shown);
  const inches = unit === 'cm' ? shown / CM_PER_INCH : shown;
  return kept ?? clampTo(range, roundTo(3, inches * getPerInch(range)));
}

/** Formats inches in the shown unit: "0.50 in", "1.27 cm". */
export const formatInches = (inches: number, unit: LengthUnit): string =>
  `${(unit === 'cm' ? inches * CM_PER_INCH : inches).toFixed(2)} ${unit}`;

/**
 * Formats a width and a height in inches in the shown unit, where there is little room: "3.65 × 2.5″";
 * centimetres are named once beside all of them: "9.3 × 6.4".
 */
export function formatSize(width: number, height: number, unit: LengthUnit): string {
  if (unit === 'in') return `${width} × ${height}″`;
  return [width, height].map((inches) => (inches * CM_PER_INCH).toFixed(1)).join(' × ');
}
