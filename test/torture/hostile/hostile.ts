import { listFixtures } from '../../support/paper/fixtures.ts';
import { TrialRecord } from '../support/record.ts';
import type { Outcome, Trial, TrialOptions } from '../support/trial.ts';
import { BANK_KINDS, tryBanks } from './banks.ts';
import { PICTURE_KINDS, tryPictures } from './pictures.ts';
import { REQUEST_KINDS, tryRequests } from './requests.ts';
import { TEXT_KINDS, tryTexts } from './texts.ts';
import { openTrap } from './trap.ts';

/** Documents of which honest banks are written. */
const HONEST = [
  'quiz-with-answer-key',
  'spanish-food',
  'matching-of-every-kind',
  'fill-in-the-blank-of-every-kind',
];

/** Brings hostile input of every kind to every surface: nothing runs, nothing is fetched, nothing of another is shown. */
export const hostile: Trial = {
  sizes: { whole: 6000, short: 600 },
  async run({ seed, faults: enough }: TrialOptions): Promise<Outcome> {
    const part = Math.min(1, enough / hostile.sizes.whole);
    const record = new TrialRecord([...TEXT_KINDS, ...PICTURE_KINDS, ...BANK_KINDS, ...REQUEST_KINDS]);
    const trap = await openTrap();
    const documents = listFixtures().flatMap(({ name, document }) =>
      HONEST.includes(name) ? [document] : [],
    );
    try {
      await tryTexts(record, { seed, documents: Math.ceil(16 * part), trap });
      await tryPictures(record, { seed, count: Math.ceil(850 * part), trap });
      await tryBanks(record, { seed, count: Math.ceil(1500 * part), documents });
      await tryRequests(record, { seed, part });
    } finally {
      await trap.stop();
    }
    return record.toOutcome();
  },
};
