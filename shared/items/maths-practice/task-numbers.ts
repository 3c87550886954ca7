import { drawFrom, pickOne, type Span } from './draw-numbers.ts';
import { asked, given, type Problem } from './problem.ts';
import type { MathsPracticeData } from './schema.ts';
import type { Writing } from './writing.ts';

interface NumberRules extends Pick<MathsPracticeData, 'decimals' | 'round_to'> {
  readonly first: Span;
}

const drawUnits = ({ first, decimals }: NumberRules, random: () => number): number =>
  drawFrom({ from: first.from * 10 ** decimals, to: first.to * 10 ** decimals }, random);

export const compare = (a: number, b: number): '<' | '=' | '>' => (a < b ? '<' : a > b ? '>' : '=');

/** How often two numbers are near each other, and how near in units; equal ones are among them. */
const NEAR_SHARE = 0.5;
const NEAR = 5;

/** Prepares attempts at problems such as "17 ◯ 71". */
export const prepareComparison =
  (rules: NumberRules, { write }: Writing) =>
  (random: () => number) => {
    const a = drawUnits(rules, random);
    const near = a + drawFrom({ from: -NEAR, to: NEAR }, random);
    const b = random() < NEAR_SHARE ? near : drawUnits(rules, random);
    const scale = 10 ** rules.decimals;
    if (b < rules.first.from * scale || b > rules.first.to * scale) return null;
    const [left, right] = [write(a, rules.decimals), write(b, rules.decimals)];
    const pieces = [given(left), asked(compare(a, b)), given(right)];
    return { make: (): Problem => ({ look: 'row', pieces }), key: `${left} ${right}`, isEasy: false };
  };

/** The place to round to, as a power of ten. */
const POWERS = { thousand: 3, hundred: 2, ten: 1, one: 0, tenth: -1 } as const;

/** Prepares attempts at problems such as "347 ≈ 350". */
export const prepareRounding =
  (rules: NumberRules, { write }: Writing) =>
  (random: () => number) => {
    const { decimals } = rules;
    const power = POWERS[rules.round_to];
    const units = drawUnits(rules, random);
    // A number without such decimals is round already.
    if (power + decimals < 1) return null;
    const step = 10 ** (power + decimals);
    const past = ((units % step) + step) % step;
    // Schools disagree about halves below zero.
    if (past === 0 || (units < 0 && past * 2 === step)) return null;
    const rounded = units - past + (past * 2 >= step ? step : 0);
    const places = Math.max(0, -power);
    const result = write(rounded / 10 ** (decimals - places), places);
    const pieces = [given(write(units, decimals)), given('≈'), asked(result)];
    return { make: (): Problem => ({ look: 'row', pieces }), key: String(units), isEasy: false };
  };

/** Lists the values of the digits of a number, as units, without zeros. */
function listValues(units: number): number[] {
  const digits = [...String(units)];
  return digits.flatMap((digit, at) =>
    digit === '0' ? [] : [Number(digit) * 10 ** (digits.length - 1 - at)],
  );
}

/** Prepares attempts at problems such as "4,382 = 4,000 + 300 + 80 + 2", one part of which is asked. */
export const preparePlaceValue =
  (rules: NumberRules, { write }: Writing) =>
  (random: () => number) => {
    const { decimals } = rules;
    const units = drawUnits(rules, random);
    const values = units > 0 ? listValues(units) : [];
    if (values.length < 2) return null;
    const hidden = Math.floor(random() * values.length);
    // As few decimals as the value of a digit has.
    const writeValue = (value: number) => {
      const places = Math.max(0, decimals - Math.floor(Math.log10(value) + 1e-9));
      return write(value / 10 ** (decimals - places), places);
    };
    const parts = values.flatMap((value, at) => {
      const cell = at === hidden ? asked(writeValue(value)) : given(writeValue(value));
      return at === 0 ? [cell] : [given('+'), cell];
    });
    const pieces = [given(write(units, decimals)), given('='), ...parts];
    return { make: (): Problem => ({ look: 'row', pieces }), key: String(units), isEasy: false };
  };

const PERCENTS = [50, 10, 25, 20, 75, 5, 1, 30, 40, 60, 70, 80, 90, 15, 35, 45, 12, 150, 2] as const;

/** Prepares attempts at problems such as "25% of 80 = 20". */
export const preparePercentage =
  (rules: NumberRules, { write, of, percent }: Writing) =>
  (random: () => number) => {
    const { decimals, first } = rules;
    const share = pickOne(PERCENTS, random);
    const base = drawFrom(first, random);
    const hundredths = share * base * 10 ** decimals;
    if (base < 1 || hundredths % 100 !== 0) return null;
    const units = hundredths / 100;
    // 4.50 is written where decimals are asked for, and 4 where none are needed.
    const isWhole = units % 10 ** decimals === 0;
    const result = isWhole ? write(units / 10 ** decimals) : write(units, decimals);
    const pieces = [given(percent(share)), given(of), given(write(base)), given('='), asked(result)];
    return { make: (): Problem => ({ look: 'row', pieces }), key: `${share} ${base}`, isEasy: false };
  };
