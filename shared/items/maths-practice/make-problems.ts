import { createSeededRandom } from '../../shuffle.ts';
import { type Draft, drawProblems, toSpan } from './draw-numbers.ts';
import { readOwnProblem } from './own-problem.ts';
import type { Problem } from './problem.ts';
import type { MathsPracticeData, MathsTask } from './schema.ts';
import { prepareFractionComparison, prepareFractionSum, prepareReduction } from './task-fractions.ts';
import { prepareComparison, preparePercentage, preparePlaceValue, prepareRounding } from './task-numbers.ts';
import { prepareHouse, preparePyramid, prepareTable } from './task-shapes.ts';
import {
  prepareCalculation,
  prepareLongDivision,
  prepareLongMultiplication,
  prepareMissing,
  prepareSumComparison,
} from './task-sums.ts';
import { getWriting, type Writing } from './writing.ts';

/** What the problems of an item follow from. */
export type PracticeSettings = Omit<MathsPracticeData, 'columns'>;

/** The problems of an item. */
export interface Practice {
  readonly problems: readonly Problem[];
  /** How many were asked for and do not exist within the ranges. */
  readonly missing: number;
  /** The typed problems that nothing can be worked out of, by their places in the list. */
  readonly unread: readonly number[];
}

type Rules = PracticeSettings & {
  readonly first: ReturnType<typeof toSpan>;
  readonly second: ReturnType<typeof toSpan>;
};
type Prepare = (rules: Rules, writing: Writing) => (random: () => number) => Draft<Problem> | null;

const TASKS: Readonly<Record<MathsTask, Prepare>> = {
  calculate: prepareCalculation,
  missing: prepareMissing,
  compare: prepareComparison,
  round: prepareRounding,
  place_value: preparePlaceValue,
  simplify: prepareReduction,
  compare_fractions: prepareFractionComparison,
  add_fractions: prepareFractionSum,
  percent: preparePercentage,
  times_table: prepareTable,
  house: prepareHouse,
  pyramid: preparePyramid,
  long_multiplication: prepareLongMultiplication,
  long_division: prepareLongDivision,
  compare_sums: prepareSumComparison,
};

/** Makes the problems of an item with their answers: those that were typed, then drawn ones. The same seed makes the same. */
export function makeProblems(settings: PracticeSettings, locale: string): Practice {
  const writing = getWriting(locale);
  const random = createSeededRandom(settings.shuffle_seed);
  const typed = settings.own.map((text) => (text.trim() === '' ? undefined : readOwnProblem(text, writing)));
  const own = typed.flatMap((problem) => problem ?? []);
  const rules: Rules = {
    ...settings,
    first: toSpan(settings.first_from, settings.first_to),
    second: toSpan(settings.second_from, settings.second_to),
  };
  const wanted = Math.max(0, settings.count - own.length);
  const attempt = TASKS[settings.task](rules, writing);
  const drawn = drawProblems(wanted, () => attempt(random));
  return {
    problems: [...own, ...drawn],
    missing: wanted - drawn.length,
    unread: typed.flatMap((problem, at) => (problem === null ? [at] : [])),
  };
}
