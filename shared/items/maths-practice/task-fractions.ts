import Fraction from 'fraction.js';
import { drawFrom } from './draw-numbers.ts';
import { asked, given, type Piece, type Problem } from './problem.ts';
import type { MathsPracticeData } from './schema.ts';
import { compare } from './task-numbers.ts';

type FractionRules = Pick<MathsPracticeData, 'denominator' | 'operation'>;

/** A fraction as it prints. */
interface Parts {
  readonly over: number;
  readonly under: number;
}

/** Reduces a fraction above zero. */
function reduce({ over, under }: Parts): Parts {
  const { n, d } = new Fraction(over, under);
  return { over: Number(n), under: Number(d) };
}

/** Draws a fraction between 0 and 1. */
function drawFraction({ denominator }: FractionRules, random: () => number): Parts {
  const under = drawFrom({ from: 2, to: denominator }, random);
  return { over: drawFrom({ from: 1, to: under - 1 }, random), under };
}

const print = ({ over, under }: Parts): Piece => ({ over: given(`${over}`), under: given(`${under}`) });
const ask = ({ over, under }: Parts): Piece => ({ over: asked(`${over}`), under: asked(`${under}`) });
const toKey = ({ over, under }: Parts): string => `${over}/${under}`;

/** Prepares attempts at problems such as "6/8 = 3/4". */
export const prepareReduction = (rules: FractionRules) => (random: () => number) => {
  const fraction = drawFraction(rules, random);
  const reduced = reduce(fraction);
  if (reduced.under === fraction.under) return null;
  const pieces = [print(fraction), given('='), ask(reduced)];
  return { make: (): Problem => ({ look: 'row', pieces }), key: toKey(fraction), isEasy: false };
};

/** How often the second fraction is the first one in other numbers, where there is one. */
const EQUAL_SHARE = 0.2;

/** Prepares attempts at problems such as "3/4 ◯ 5/6". */
export const prepareFractionComparison = (rules: FractionRules) => (random: () => number) => {
  const a = drawFraction(rules, random);
  const by = drawFrom({ from: 2, to: 4 }, random);
  const isEqual = random() < EQUAL_SHARE && a.under * by <= rules.denominator;
  const b = isEqual ? { over: a.over * by, under: a.under * by } : drawFraction(rules, random);
  if (a.under === b.under && a.over === b.over) return null;
  const sign = compare(a.over * b.under, b.over * a.under);
  const pieces = [print(a), asked(sign), print(b)];
  return { make: (): Problem => ({ look: 'row', pieces }), key: `${toKey(a)} ${toKey(b)}`, isEasy: false };
};

/** The greatest denominator of a result. */
const MOST_UNDER = 120;

/** Prepares attempts at problems such as "1/2 + 1/3 = 5/6", whose result is a fraction and above zero. */
export const prepareFractionSum = (rules: FractionRules) => (random: () => number) => {
  const [a, b] = [drawFraction(rules, random), drawFraction(rules, random)];
  const isSum = rules.operation === 'add' ? true : rules.operation === 'subtract' ? false : random() < 0.5;
  const over = a.over * b.under + (isSum ? 1 : -1) * b.over * a.under;
  if (over <= 0) return null;
  const result = reduce({ over, under: a.under * b.under });
  if (result.under === 1 || result.under > MOST_UNDER) return null;
  const pieces = [print(a), given(isSum ? '+' : '−'), print(b), given('='), ask(result)];
  const names = isSum ? [toKey(a), toKey(b)].toSorted() : [toKey(a), '−', toKey(b)];
  return { make: (): Problem => ({ look: 'row', pieces }), key: names.join(' '), isEasy: false };
};
