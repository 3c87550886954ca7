import { benchLongSession } from '../../bench/editor/long-session.ts';
import { TrialRecord } from '../support/record.ts';
import type { Outcome, Trial, TrialOptions } from '../support/trial.ts';
import { tryRenders } from './renders.ts';
import { tryUse } from './use.ts';
import { USES } from './uses.ts';

/** Rounds of use for each render. */
const ROUNDS = 0.4;
/** An open editor keeps a hundred steps to undo, and what was compiled for them. */
const MOST_GROWTH_OF_AN_EDITOR = 1.1;

/** Uses a renderer, a product and an editor for a day in time-lapse: none grows, and none leaves anything behind. */
export const day: Trial = {
  sizes: { whole: 500, short: 9 },
  async run({ faults: count }: TrialOptions): Promise<Outcome> {
    const judges = count >= day.sizes.whole;
    const record = new TrialRecord(['render', ...USES, ...(judges ? ['key in an editor'] : [])]);
    await tryRenders(record, { count, judges });
    await tryUse(record, { count: Math.floor(count * ROUNDS), judges });
    if (judges) await tryEditor(record);
    return record.toOutcome();
  },
};

/** Writes 20,000 keys in one editor, and adds, moves and undoes two hundred items. */
async function tryEditor(record: TrialRecord): Promise<void> {
  for (const { figure, ours, theirs, ratio, gates } of await benchLongSession()) {
    record.tryOne('key in an editor', Number(gates.keys ?? 0));
    record.counts[`${figure} at first`] = theirs;
    record.counts[`${figure} at the end`] = ours;
    if (ratio > MOST_GROWTH_OF_AN_EDITOR) record.miss(figure, `grew to ${ratio} of what it was`);
  }
}
