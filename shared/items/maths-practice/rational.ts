/** An exact number: a fraction in lowest terms, its denominator above zero. */
export interface Rational {
  readonly over: bigint;
  readonly under: bigint;
}

const getDivisor = (a: bigint, b: bigint): bigint => (b === 0n ? a : getDivisor(b, a % b));

/** Returns the fraction in lowest terms; null where its denominator is zero. */
export function toRational(over: bigint, under = 1n): Rational | null {
  if (under === 0n) return null;
  const size = getDivisor(over < 0n ? -over : over, under < 0n ? -under : under);
  const by = under < 0n ? -size : size;
  return { over: over / by, under: under / by };
}

type Calculation = (a: Rational, b: Rational) => Rational | null;

/** The four operations; null where there is no result. */
export const CALCULATIONS = {
  '+': (a, b) => toRational(a.over * b.under + b.over * a.under, a.under * b.under),
  '-': (a, b) => toRational(a.over * b.under - b.over * a.under, a.under * b.under),
  '*': (a, b) => toRational(a.over * b.over, a.under * b.under),
  '/': (a, b) => toRational(a.over * b.under, a.under * b.over),
} as const satisfies Record<string, Calculation>;

/** The decimals of a result that is written as one. */
const MOST_PLACES = 6;

/** Returns a number as units of a power of ten; null where it has more decimals. */
export function toUnits({ over, under }: Rational): { units: number; places: number } | null {
  for (let places = 0, scale = 1n; places <= MOST_PLACES; places++, scale *= 10n)
    if ((over * scale) % under === 0n) return { units: Number((over * scale) / under), places };
  return null;
}
