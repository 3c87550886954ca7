import { type Draft, drawFrom, pickOne, type Span } from './draw-numbers.ts';
import { asked, type Cell, given, type Problem } from './problem.ts';
import type { MathsPracticeData } from './schema.ts';
import { compare } from './task-numbers.ts';
import type { Writing } from './writing.ts';

type Operation = 'add' | 'subtract' | 'multiply' | 'divide';

const CHOICES: Readonly<Record<MathsPracticeData['operation'], readonly [Operation, ...Operation[]]>> = {
  add: ['add'],
  subtract: ['subtract'],
  add_subtract: ['add', 'subtract'],
  multiply: ['multiply'],
  divide: ['divide'],
  multiply_divide: ['multiply', 'divide'],
  all: ['add', 'subtract', 'multiply', 'divide'],
};

/** What a problem of two numbers is drawn of. Spans are of whole numbers. */
export interface SumRules
  extends Pick<
    MathsPracticeData,
    'operation' | 'decimals' | 'carrying' | 'remainders' | 'negatives' | 'set_out'
  > {
  readonly first: Span;
  readonly second: Span;
}

/** Two numbers and what they make; numbers are units of `places` decimals. */
interface Sum {
  readonly operation: Operation;
  readonly a: number;
  readonly b: number;
  readonly result: number;
  readonly rest: number;
  /** The decimals of each number. */
  readonly places: { readonly a: number; readonly b: number; readonly result: number };
}

const scaleSpan = ({ from, to }: Span, by: number): Span => ({ from: from * by, to: to * by });

/** Tells whether a digit is carried when two numbers are added, neither below zero. */
function carries(a: number, b: number): boolean {
  for (let [x, y] = [a, b]; x > 0 && y > 0; x = Math.floor(x / 10), y = Math.floor(y / 10))
    if ((x % 10) + (y % 10) >= 10) return true;
  return false;
}

/** Tells whether a digit is borrowed when the second number is taken from the first. */
function borrows(a: number, b: number): boolean {
  for (let [x, y] = [a, b]; y > 0; x = Math.floor(x / 10), y = Math.floor(y / 10))
    if (x % 10 < y % 10) return true;
  return false;
}

/** Tells whether a sum of two numbers is as the rules say about carrying, which speak of numbers that are not below zero. */
function fitsCarrying({ operation, a, b, result }: Sum, carrying: SumRules['carrying']): boolean {
  if (carrying === 'mixed' || (operation !== 'add' && operation !== 'subtract')) return true;
  if (a < 0 || b < 0 || result < 0) return false;
  const does = operation === 'add' ? carries(a, b) : borrows(a, b);
  return does === (carrying === 'with');
}

/** Draws a division: one that leaves nothing is made of its result. */
function drawDivision(rules: SumRules, scale: number, random: () => number): Sum | null {
  const { first, second, remainders, decimals } = rules;
  const b = drawFrom(second, random);
  if (b === 0) return null;
  const all = scaleSpan(first, scale);
  if (remainders && decimals === 0) {
    const a = drawFrom(all, random);
    if (a < 0 || b < 0) return null;
    const places = { a: 0, b: 0, result: 0 };
    return { operation: 'divide', a, b, result: Math.floor(a / b), rest: a % b, places };
  }
  const ends = [all.from / b, all.to / b] as const;
  const span = { from: Math.ceil(Math.min(...ends)), to: Math.floor(Math.max(...ends)) };
  if (span.from > span.to) return null;
  const result = drawFrom(span, random);
  const places = { a: decimals, b: 0, result: decimals };
  return { operation: 'divide', a: result * b, b, result, rest: 0, places };
}

/** Draws two numbers and what they make; null where these do not keep the rules. */
function drawSum(rules: SumRules, random: () => number): Sum | null {
  const { first, second, decimals, negatives, carrying } = rules;
  const operation = pickOne(CHOICES[rules.operation], random);
  const scale = 10 ** decimals;
  if (operation === 'divide') {
    const sum = drawDivision(rules, scale, random);
    return sum && (negatives || sum.result >= 0) ? sum : null;
  }
  const isProduct = operation === 'multiply';
  const a = drawFrom(scaleSpan(first, scale), random);
  // A product has as many decimals as its first number.
  const b = drawFrom(isProduct ? second : scaleSpan(second, scale), random);
  const result = isProduct ? a * b : operation === 'add' ? a + b : a - b;
  const places = { a: decimals, b: isProduct ? 0 : decimals, result: decimals };
  const sum: Sum = { operation, a, b, result, rest: 0, places };
  if (!Number.isSafeInteger(result) || (result < 0 && !negatives) || !fitsCarrying(sum, carrying))
    return null;
  return sum;
}

const getSign = (operation: Operation, { times, dividedBy }: Writing): string =>
  ({ add: '+', subtract: '−', multiply: times, divide: dividedBy })[operation];

const isSimple = (units: number, places: number): boolean => units === 0 || Math.abs(units) === 10 ** places;

/** Tells whether nothing is to be worked out. */
const isEasy = ({ a, b, places }: Sum): boolean => isSimple(a, places.a) || isSimple(b, places.b);

/** Names a problem; the same for a + b and b + a. */
function toKey({ operation, a, b, places }: Sum): string {
  const isSame = operation === 'add' || (operation === 'multiply' && places.a === places.b);
  return `${operation} ${(isSame && a > b ? [b, a] : [a, b]).join(' ')}`;
}

/** Writes the numbers of a sum; a second one below zero stands in brackets. */
function writeSum({ a, b, result, rest, places }: Sum, { write, remainder }: Writing) {
  const second = write(b, places.b);
  const left = rest === 0 ? '' : ` ${remainder} ${write(rest)}`;
  return {
    a: write(a, places.a),
    b: b < 0 ? `(${second})` : second,
    result: `${write(result, places.result)}${left}`,
  };
}

/** Prepares attempts at problems such as "7 + 5 = 12". */
export const prepareCalculation = (rules: SumRules, writing: Writing) => (random: () => number) => {
  const sum = drawSum(rules, random);
  if (!sum) return null;
  const { operation } = sum;
  const { a, b, result } = writeSum(sum, writing);
  const sign = getSign(operation, writing);
  const isBelow = rules.set_out === 'column' && operation !== 'divide' && sum.a >= 0 && sum.b >= 0;
  const problem: Problem = isBelow
    ? { look: 'stack', lines: [a, b], sign, steps: [], result: asked(result) }
    : { look: 'row', pieces: [given(a), given(sign), given(b), given('='), asked(result)] };
  return { make: () => problem, key: toKey(sum), isEasy: isEasy(sum) };
};

/** Prepares attempts at problems such as "7 + 5 = 12" in which the 7 or the 5 is asked. */
export const prepareMissing = (rules: SumRules, writing: Writing) => (random: () => number) => {
  const sum = drawSum({ ...rules, remainders: false }, random);
  if (!sum) return null;
  const isProduct = sum.operation === 'multiply' || sum.operation === 'divide';
  // Any number would do.
  if (isProduct && (sum.a === 0 || sum.b === 0)) return null;
  const { a, b, result } = writeSum(sum, writing);
  const isFirst = random() < 0.5;
  const cells: [Cell, Cell] = isFirst ? [asked(a), given(b)] : [given(a), asked(b.replace(/[()]/g, ''))];
  const pieces = [cells[0], given(getSign(sum.operation, writing)), cells[1], given('='), given(result)];
  const key = `${sum.operation} ${isFirst ? `? ${sum.b}` : `${sum.a} ?`} ${sum.result}`;
  return { make: () => ({ look: 'row', pieces }), key, isEasy: isEasy(sum) } satisfies Draft<Problem>;
};

/** So many other sums are drawn to find one that makes nearly the same. */
const NEAR_TRIES = 60;
const NEAR = 5;

/** Draws another sum; most often one that makes nearly the same, so that both have to be worked out. */
function drawNear(sum: Sum, rules: SumRules, random: () => number): Sum | null {
  let other = drawSum(rules, random);
  for (let tries = 0; tries < NEAR_TRIES; tries++) {
    if (other && Math.abs(other.result - sum.result) <= NEAR * 10 ** rules.decimals) break;
    other = drawSum(rules, random) ?? other;
  }
  return other;
}

/** Prepares attempts at problems such as "3 + 4 ◯ 2 × 4". */
export const prepareSumComparison = (rules: SumRules, writing: Writing) => (random: () => number) => {
  const whole = { ...rules, remainders: false };
  const left = drawSum(whole, random);
  const right = left && drawNear(left, whole, random);
  if (!left || !right || toKey(left) === toKey(right)) return null;
  const toPieces = (sum: Sum) => {
    const { a, b } = writeSum(sum, writing);
    return [given(a), given(getSign(sum.operation, writing)), given(b)];
  };
  const pieces = [...toPieces(left), asked(compare(left.result, right.result)), ...toPieces(right)];
  const key = `${toKey(left)} ${toKey(right)}`;
  return {
    make: () => ({ look: 'row', pieces }),
    key,
    isEasy: isEasy(left) && isEasy(right),
  } satisfies Draft<Problem>;
};

/** Lists the products of a number and each digit of another, the last digit first. */
const listSteps = (a: number, b: number): number[] =>
  b < 10 ? [] : [...String(b)].toReversed().map((digit, at) => a * Number(digit) * 10 ** at);

/** Prepares attempts at multiplications with room for their steps. */
export const prepareLongMultiplication =
  ({ first, second }: SumRules, writing: Writing) =>
  (random: () => number) => {
    const [a, b] = [drawFrom(first, random), drawFrom(second, random)];
    if (a < 1 || b < 1 || !Number.isSafeInteger(a * b)) return null;
    const problem: Problem = {
      look: 'stack',
      lines: [writing.write(a), writing.write(b)],
      sign: writing.times,
      steps: listSteps(a, b).map((step) => writing.write(step)),
      result: asked(writing.write(a * b)),
    };
    return {
      make: () => problem,
      key: [a, b].toSorted((x, y) => x - y).join(' '),
      isEasy: a === 1 || b === 1,
    };
  };

/** Prepares attempts at divisions with room for their steps. */
export const prepareLongDivision = (rules: SumRules, writing: Writing) => (random: () => number) => {
  const sum = drawDivision({ ...rules, decimals: 0 }, 1, random);
  if (!sum || sum.a < 1 || sum.b < 1) return null;
  const { a, b, result } = writeSum(sum, writing);
  const problem: Problem = { look: 'division', dividend: a, divisor: b, result: asked(result) };
  return { make: () => problem, key: `${sum.a} ${sum.b}`, isEasy: sum.b === 1 };
};
