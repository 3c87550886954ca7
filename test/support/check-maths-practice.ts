import { makeProblems } from '#shared/items/maths-practice/make-problems.ts';
import { listCells, type Problem, writeProblem } from '#shared/items/maths-practice/problem.ts';
import { setTask } from '#shared/items/maths-practice/rules.ts';
import {
  CARRYING,
  createMathsPractice,
  type MathsPracticeData,
  OPERATIONS,
  ROUND_TO,
} from '#shared/items/maths-practice/schema.ts';
import { createSeededRandom } from '#shared/shuffle.ts';
import { isTrueLine } from './evaluate-maths.ts';

/** Settings at random, as somebody may choose them. */
export function drawSettings(task: MathsPracticeData['task'], seed: number): MathsPracticeData {
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
function isRight(problem: Problem, { task, round_to: roundTo }: MathsPracticeData): boolean {
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
  return task === 'round' ? isNearest(problem, roundTo) : isTrueLine(line);
}

/** Tells whether a rounded number is the nearest one of its kind. */
function isNearest(problem: Problem, roundTo: MathsPracticeData['round_to']): boolean {
  const step = { ten: 10, hundred: 100, thousand: 1000, one: 1, tenth: 0.1 }[roundTo];
  const [from = 0, to = 0] = listCells(problem)
    .filter(({ text }) => text !== '≈')
    .map(({ text }) => Number(text.replaceAll(',', '').replace('−', '-')));
  return Math.abs(Math.round(to / step) - to / step) < 1e-9 && Math.abs(from - to) <= step / 2 + 1e-9;
}

/** Makes problems with settings at random, and lists what is wrong with them; `made` counts them. */
export function findProblemFaults(
  task: MathsPracticeData['task'],
  seed: number,
): { faults: string[]; made: number } {
  const data = drawSettings(task, seed);
  const { problems, missing } = makeProblems(data, 'en-US');
  const lines = problems.map((problem) => writeProblem(problem, () => '_'));
  const faults = problems.filter((problem) => !isRight(problem, data)).map(fill);
  if (new Set(lines).size !== lines.length) faults.push('two problems are the same');
  if (problems.length + missing !== data.count) faults.push('problems are neither made nor missing');
  if (problems.some((problem) => !listCells(problem).some(({ isBlank }) => isBlank)))
    faults.push('a problem asks nothing');
  return { faults, made: problems.length };
}
