import { MATHS_TASKS, type MathsPracticeData, type MathsTask } from '#shared/items/maths-practice/schema.ts';

/** What the panel asks about a task: the names of its numbers, and its settings. */
interface TaskQuestions {
  /** At most two. */
  readonly spans: readonly string[];
  readonly asks: readonly (keyof MathsPracticeData)[];
}

const TWO = ['First number', 'Second number'] as const;
const ONE = ['Numbers'] as const;

const QUESTIONS: Readonly<Record<MathsTask, TaskQuestions>> = {
  calculate: {
    spans: TWO,
    asks: ['operation', 'set_out', 'carrying', 'decimals', 'remainders', 'negatives'],
  },
  missing: { spans: TWO, asks: ['operation', 'carrying', 'decimals', 'negatives'] },
  compare: { spans: ONE, asks: ['decimals'] },
  round: { spans: ONE, asks: ['round_to', 'decimals'] },
  place_value: { spans: ONE, asks: ['decimals'] },
  simplify: { spans: [], asks: ['denominator'] },
  compare_fractions: { spans: [], asks: ['denominator'] },
  add_fractions: { spans: [], asks: ['operation', 'denominator'] },
  percent: { spans: ONE, asks: ['decimals'] },
  times_table: { spans: ['Rows', 'Columns'], asks: ['operation', 'mixes_headings'] },
  house: { spans: ['Roofs'], asks: [] },
  pyramid: { spans: ['Lowest row'], asks: ['pyramid_rows', 'decimals'] },
  long_multiplication: { spans: TWO, asks: [] },
  long_division: { spans: ['Number', 'Divided by'], asks: ['remainders'] },
  compare_sums: { spans: TWO, asks: ['operation', 'decimals', 'negatives'] },
};

/** Returns what the panel asks about a task. */
export const getQuestions = (task: MathsTask): TaskQuestions => QUESTIONS[task];

/** What each task is called. */
const TASK_NAMES: Readonly<Record<MathsTask, string>> = {
  calculate: 'Calculate',
  missing: 'Missing number',
  compare: 'Compare numbers',
  compare_sums: 'Compare calculations',
  round: 'Round',
  place_value: 'Place value',
  simplify: 'Simplify fractions',
  compare_fractions: 'Compare fractions',
  add_fractions: 'Add and subtract fractions',
  percent: 'Percentages',
  times_table: 'Times table',
  house: 'Number houses',
  pyramid: 'Number pyramids',
  long_multiplication: 'Long multiplication',
  long_division: 'Long division',
};

export const TASK_OPTIONS = MATHS_TASKS.map((value) => ({
  value,
  label: TASK_NAMES[value],
}));
