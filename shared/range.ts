/** Units of which only whole numbers exist. */
const COUNTED = ['lines', 'columns', 'cards', 'words'] as const;
type CountedUnit = (typeof COUNTED)[number];

/** The unit a bounded number is stored and shown in. */
export type Unit =
  | CountedUnit
  | 'pt'
  | 'in'
  | 'cm'
  | 'px'
  | 'em'
  | '%'
  | '×'
  | 'mm'
  | '°'
  // A plain number.
  | '';

/** A bounded number, written once: its schema, its slider and its error message all read this. */
export interface NumberRange {
  readonly min: number;
  readonly max: number;
  /** Distance between two stops of the slider, counted from 0; it binds the slider alone. */
  readonly step: number;
  readonly initial: number;
  readonly unit: Unit;
}

/* @__NO_SIDE_EFFECTS__ */
export const defineRange = (bounds: NumberRange): NumberRange => bounds;

/** Describes the bounds: "must be from 10 to 64 pt". */
export const describeRange = ({ min, max, unit }: NumberRange): string =>
  `must be from ${min} to ${max} ${unit}`.trimEnd();

/** Tells whether only whole numbers of its unit exist. */
export const isCounted = ({ unit }: NumberRange): boolean => COUNTED.some((counted) => counted === unit);

/** Returns the nearest value inside the bounds, a whole number for counted units. */
export function clampTo(bounds: NumberRange, value: number): number {
  const inside = Math.min(bounds.max, Math.max(bounds.min, value));
  return isCounted(bounds) ? Math.round(inside) : inside;
}

/** Returns the nearest stop of the slider: stops count from 0, and the bounds themselves are stops too. */
export function snapTo(bounds: NumberRange, value: number): number {
  const stop = Math.round(value / bounds.step) * bounds.step;
  return clampTo(bounds, Number(stop.toFixed(6)));
}
