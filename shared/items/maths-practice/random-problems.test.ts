import { expect, test } from 'vitest';
import { findProblemFaults } from '#test/support/check-maths-practice.ts';
import { MATHS_TASKS } from './schema.ts';

/** Problems of each task; `npm run torture -- puzzles` makes a hundred thousand together. */
const PROBLEMS = 400;

test.each(MATHS_TASKS)('%s: each answer is right, and no two problems are the same', (task) => {
  const wrong: string[] = [];
  for (let seed = 1, made = 0; made < PROBLEMS && seed < PROBLEMS; seed += 1) {
    const found = findProblemFaults(task, seed);
    made += found.made;
    wrong.push(...found.faults.map((fault) => `${seed}: ${fault}`));
  }
  expect(wrong).toEqual([]);
});
