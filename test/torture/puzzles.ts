import { MATHS_TASKS } from '#shared/items/maths-practice/schema.ts';
import { findCrosswordFaults } from '#test/support/check-crossword.ts';
import { findProblemFaults } from '#test/support/check-maths-practice.ts';
import { createSettings, findFaults } from '#test/support/check-word-search.ts';
import { createWordList } from '#test/support/solve-word-search.ts';
import { TrialRecord } from './support/record.ts';
import type { Outcome, Trial, TrialOptions } from './support/trial.ts';

/** A tenth of what a crossword of a sheet gets: both ways to lay words out are taken all the same. */
const LITTLE_WORK = 55;
/** Apart from the lists of the tests beside the puzzles, which take the first seeds. */
const FIRST_SEED = 1000;

/** So many problems are worked out again for each puzzle: a hundred thousand in all. */
const PROBLEMS_A_PUZZLE = 5;

/** Works problems of every task out again, until there are enough. */
function checkProblems(record: TrialRecord, start: number, enough: number): void {
  for (let at = 0, made = 0; made < enough; at++) {
    const task = MATHS_TASKS[at % MATHS_TASKS.length] ?? 'calculate';
    const seed = start * FIRST_SEED + at;
    record.tryOne('problem lists');
    const found = findProblemFaults(task, seed);
    made += found.made;
    for (const fault of found.faults) record.miss('problem lists', `${task} ${seed}: ${fault}`);
  }
}

/** Lays random words out as puzzles and makes problems, and has independent solvers hold them against what their keys say. */
export const puzzles: Trial = {
  sizes: { whole: 20_000, short: 200 },
  async run({ seed: start, faults: enough }: TrialOptions): Promise<Outcome> {
    const record = new TrialRecord(['word searches', 'crosswords', 'problem lists']);
    for (let at = 0; at < enough / 2; at++) {
      const seed = start * FIRST_SEED + at;
      record.tryOne('word searches');
      for (const fault of findFaults(createSettings(seed))) record.miss('word searches', `${seed}: ${fault}`);
      record.tryOne('crosswords');
      for (const fault of findCrosswordFaults(createWordList(seed), seed, LITTLE_WORK))
        record.miss('crosswords', `${seed}: ${fault}`);
    }
    checkProblems(record, start, enough * PROBLEMS_A_PUZZLE);
    return record.toOutcome();
  },
};
