import { getNextSeed } from '../../shuffle.ts';
import type { MathsPracticeData, MathsTask } from './schema.ts';

/** Draws other numbers. */
export function remakeProblems(data: MathsPracticeData): void {
  data.shuffle_seed = getNextSeed(data.shuffle_seed);
}

type Usual = Partial<
  Pick<
    MathsPracticeData,
    'operation' | 'first_from' | 'first_to' | 'second_from' | 'second_to' | 'count' | 'columns'
  >
>;

const SMALL: Usual = { first_from: 1, first_to: 20, second_from: 1, second_to: 10, count: 12, columns: 3 };

/** The numbers that a task usually has, and the operation where it has operations of its own. */
const USUAL: Readonly<Record<MathsTask, Usual>> = {
  calculate: SMALL,
  missing: SMALL,
  compare: { ...SMALL, first_to: 100 },
  round: { ...SMALL, first_from: 10, first_to: 999 },
  place_value: { ...SMALL, first_from: 100, first_to: 9999, count: 8, columns: 2 },
  simplify: { count: 12, columns: 4 },
  compare_fractions: { count: 12, columns: 4 },
  add_fractions: { operation: 'add_subtract', count: 9, columns: 3 },
  percent: { ...SMALL, first_from: 10, first_to: 200 },
  times_table: {
    operation: 'multiply',
    first_from: 1,
    first_to: 10,
    second_from: 1,
    second_to: 10,
    count: 1,
    columns: 1,
  },
  house: { ...SMALL, first_from: 5, first_to: 20, count: 6 },
  pyramid: { ...SMALL, count: 6 },
  long_multiplication: {
    first_from: 100,
    first_to: 999,
    second_from: 11,
    second_to: 99,
    count: 6,
    columns: 3,
  },
  compare_sums: { ...SMALL, columns: 2 },
  long_division: { first_from: 100, first_to: 999, second_from: 2, second_to: 12, count: 6, columns: 3 },
};

const INITIAL_OPERATION = 'add';

/**
 * Asks something else, with the numbers that it usually has. An operation that a task brought along goes with it: `chosen` is
 * what somebody chose before for the next one.
 */
export function setTask(
  data: MathsPracticeData,
  task: MathsTask,
  chosen?: MathsPracticeData['operation'],
): void {
  const isBrought = USUAL[data.task].operation !== undefined;
  const operation = chosen ?? (isBrought ? INITIAL_OPERATION : data.operation);
  Object.assign(data, { operation }, USUAL[task], { task }, chosen && { operation: chosen });
}

/** Asks something else, with the operation that somebody chose for it before. */
export const changeTask = (
  data: MathsPracticeData,
  { task, chosen }: { readonly task: MathsTask; readonly chosen: MathsPracticeData['operation'] | undefined },
): void => setTask(data, task, chosen);
