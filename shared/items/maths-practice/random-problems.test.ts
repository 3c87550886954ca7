import { describe, expect, test } from 'vitest';
import { isTrueLine } from '#test/support/evaluate-maths.ts';
import { createSeededRandom } from '../../shuffle.ts';
import { makeProblems } from './make-problems.ts';
import { listCells, type Problem, writeProblem } from './problem.ts';
import { setTask } from './rules.ts';
import {
  CARRYING,
  createMathsPractice,
  MATHS_TASKS,
  type MathsPracticeData,
  OPERATIONS,
  ROUND_TO,
} from './schema.ts';

/** Problems of each task; PROBLEMS=7200 makes a hundred thousand together. */
const PROBLEMS = Number(process.env.PROBLEMS ?? 400);

/** Settings at random, as somebody may choose them. */
function drawSettings(task: MathsPracticeData['task'], seed: number): MathsPracticeData {
  const random = createSeededRandom(seed);
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
  const whole = (from: number, to: number) => from + Math.floor(random() * (to - from + 1));
  const data = createMathsPractice();
  setTask(data, task);
  const size = pick([20, 100, 1_000, 100_000]);
  const isSmall = task === 'times_table' || task === 'house';
  return {
    ...data,
    ...(random() < 0.5 && !isSmall && { first_from: whole(-20, size), first_to: whole(0, size) }),
    ...(random() < 0.5 && !isSmall && { second_from: whole(-9, 40), second_to: whole(0, 40) }),
    operation: pick(OPERATIONS),
    decimals: whole(0, 2),
    carrying: pick(CARRYING),
    remainders: random() < 0.5,
    negatives: random() < 0.5,
    round_to: pick(ROUND_TO),
    denominator: whole(2, 20),
    pyramid_rows: whole(2, 5),
    mixes_headings: random() < 0.5,
    set_out: pick(['row', 'column'] as const),
    count: 20,
    shuffle_seed: seed,
  };
}

const fill = (problem: Problem): string => writeProblem(problem, (answer) => answer);

/** Tells whether everything that a problem says is true, worked out in another way. */
function isRight(problem: Problem, task: string): boolean {
  const line = fill(problem);
  if (problem.look === 'pyramid') {
    const rows = problem.rows.map((row) => row.map(({ text }) => text));
    return rows.every((row, at) =>
      row.every((brick, place) => {
        const below = rows[at + 1];
        return !below || isTrueLine(`${below[place]} + ${below[place + 1]} = ${brick}`);
      }),
    );
  }
  if (problem.look === 'house')
    return problem.rows.every(([a, b]) => isTrueLine(`${a.text} + ${b.text} = ${problem.roof}`));
  if (problem.look === 'table') return line.split(/, (?=[\d−]+ [×+])/).every((one) => isTrueLine(one));
  return task === 'round' || isTrueLine(line);
}

describe.each(MATHS_TASKS)('%s', (task) => {
  test('each answer is right, and no two problems are the same', () => {
    const wrong: string[] = [];
    for (let seed = 1, made = 0; made < PROBLEMS && seed < PROBLEMS; seed += 1) {
      const { problems, missing } = makeProblems(drawSettings(task, seed), 'en-US');
      made += problems.length;
      const lines = problems.map((problem) => writeProblem(problem, () => '_'));
      wrong.push(...problems.filter((problem) => !isRight(problem, task)).map(fill));
      expect(new Set(lines).size).toBe(lines.length);
      expect(problems.length + missing).toBe(20);
      for (const problem of problems) expect(listCells(problem).some(({ isBlank }) => isBlank)).toBe(true);
    }
    expect(wrong).toEqual([]);
  });
});

test('a rounded number is the nearest one of its kind', () => {
  for (let seed = 1; seed < 300; seed += 1) {
    const data = drawSettings('round', seed);
    const step = { ten: 10, hundred: 100, thousand: 1000, one: 1, tenth: 0.1 }[data.round_to];
    for (const problem of makeProblems(data, 'en-US').problems) {
      const [from = 0, to = 0] = listCells(problem)
        .filter(({ text }) => text !== '≈')
        .map(({ text }) => Number(text.replaceAll(',', '').replace('−', '-')));
      expect(Math.abs(Math.round(to / step) - to / step)).toBeLessThan(1e-9);
      expect(Math.abs(from - to)).toBeLessThanOrEqual(step / 2 + 1e-9);
    }
  }
});
