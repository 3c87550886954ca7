import { TrialRecord } from '../support/record.ts';
import type { Outcome, Trial, TrialOptions } from '../support/trial.ts';
import { PARSER_KINDS, tryParsers } from './parsers.ts';
import { SERVER_KINDS, tryServer } from './server.ts';

/** Tries to hold the server and its readers by what costs them much: no request takes two seconds, and no user waits for another. */
export const denial: Trial = {
  sizes: { whole: 3000, short: 300 },
  async run({ seed, faults: enough }: TrialOptions): Promise<Outcome> {
    const part = enough / denial.sizes.whole;
    const record = new TrialRecord([...PARSER_KINDS, ...SERVER_KINDS]);
    await tryParsers(record, { seed, count: Math.ceil(2200 * part) });
    await tryServer(record, { count: Math.ceil(100 * part), judgesTime: part >= 1 });
    return record.toOutcome();
  },
};
