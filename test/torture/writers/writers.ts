import { range } from 'es-toolkit';
import { createSeededRandom } from '#shared/shuffle.ts';
import { createApi } from '../../../web/src/api/client.ts';
import { SessionStore } from '../../../web/src/api/session.ts';
import { aWorksheet } from '../../support/builders.ts';
import { aProduct } from '../../support/product.ts';
import { signUpAt } from '../support/signed-in.ts';
import type { Outcome, Trial, TrialOptions } from '../support/trial.ts';
import { findBroken } from './find-broken.ts';
import { Journal } from './journal.ts';
import { Tab } from './tab.ts';

const SAVES_EACH = 50;
const SAVES_EACH_IN_SHORT = 5;

/** Has 200 writers save one document fifty times each, and compares what is stored with the journal of all answers. */
export const writers: Trial = {
  sizes: { whole: 10_000, short: 100 },
  async run({ seed, faults: saves }: TrialOptions): Promise<Outcome> {
    const each = saves >= writers.sizes.whole ? SAVES_EACH : SAVES_EACH_IN_SHORT;
    const random = createSeededRandom(seed);
    const product = await aProduct();
    try {
      const { url } = product;
      const person = await signUpAt(product);
      const session = new SessionStore({ read: () => false, write: () => undefined });
      session.start(person.session);
      const api = createApi({ session, fetch: (path, init) => fetch(`${url}${path}`, init) });
      const headers = { 'idempotency-key': 'first' };
      const { id } = await api.createDocument({ headers, body: { document: aWorksheet() } });
      const opened = await api.readDocument({ params: { id } });
      const journal = new Journal();
      const tabs = range(Math.ceil(saves / each)).map((number) => {
        const name = `Writer ${number + 1}`;
        return new Tab({ url, session, name, journal, random, opened: { ...opened, id } });
      });
      await Promise.all(
        tabs.map(async (tab) => {
          for (let save = 0; save < each; save++) await tab.save();
        }),
      );
      const broken = await findBroken(api, id, { first: opened, outcomes: journal.outcomes });
      const won = journal.outcomes.filter(({ isWon }) => isWon).length;
      return {
        faults: { won, lost: journal.outcomes.length - won },
        counts: { writers: tabs.length, versions: won + 1 },
        misses: [...journal.misses, ...broken],
      };
    } finally {
      await product.stop();
    }
  },
};
