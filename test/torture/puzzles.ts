import { findCrosswordFaults } from '#test/support/check-crossword.ts';
import { createSettings, findFaults } from '#test/support/check-word-search.ts';
import { createWordList } from '#test/support/solve-word-search.ts';
import { TrialRecord } from './support/record.ts';
import type { Outcome, Trial, TrialOptions } from './support/trial.ts';

/** A tenth of what a crossword of a sheet gets: both ways to lay words out are taken all the same. */
const LITTLE_WORK = 55;
/** Apart from the lists of the tests beside the puzzles, which take the first seeds. */
const FIRST_SEED = 1000;

/** Lays random words out as puzzles, and has independent solvers hold them against what their keys say. */
export const puzzles: Trial = {
  sizes: { whole: 20_000, short: 200 },
  async run({ seed: start, faults: enough }: TrialOptions): Promise<Outcome> {
    const record = new TrialRecord(['word searches', 'crosswords']);
    for (let at = 0; at < enough / 2; at++) {
      const seed = start * FIRST_SEED + at;
      record.tryOne('word searches');
      for (const fault of findFaults(createSettings(seed))) record.miss('word searches', `${seed}: ${fault}`);
      record.tryOne('crosswords');
      for (const fault of findCrosswordFaults(createWordList(seed), seed, LITTLE_WORK))
        record.miss('crosswords', `${seed}: ${fault}`);
    }
    return record.toOutcome();
  },
};
