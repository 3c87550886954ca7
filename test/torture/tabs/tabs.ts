import { range, withTimeout } from 'es-toolkit';
import type { BrowserContext } from 'playwright-core';
import { createSeededRandom } from '#shared/shuffle.ts';
import { aBrowser, type TestBrowser } from '../../support/browser.ts';
import { anOpenResponse, aWorksheet } from '../../support/builders.ts';
import { aProduct, type Product } from '../../support/product.ts';
import { TrialRecord } from '../support/record.ts';
import { type SignedIn, signUpAt } from '../support/signed-in.ts';
import type { Outcome, Trial, TrialOptions } from '../support/trial.ts';
import { doInPage, listDrafts } from './list-drafts.ts';
import { callSession, Person } from './person.ts';
import { readHistory } from './read-history.ts';
import { ACTS, drawSchedule } from './schedule.ts';

/** One account has as many: its passwords are counted. */
const SCHEDULES_A_PERSON = 5;
const SESSION = '__Host-session';
/** People at the same time: most of the time they wait. */
const AT_ONCE = 6;
/** Beside other tests a tab may be left without a processor for a while. */
const [SAFE_AFTER_MS, SAFE_AFTER_BUSY_MS] = [1000, 3000];
/** What stands in the document before anything is typed. */
const FIRST_WORD = 'First';
/** Long after the slowest: something does not answer. */
const PATIENCE_MS = 240_000;
/** The size of a short run, which is too small to be sure of each act. */
const SHORT = 1;

/** Has three tabs of one person do what a seed says, five hundred times: nothing older than a second is lost. */
export const tabs: Trial = {
  sizes: { whole: 500, short: SHORT },
  async run({ seed, faults: count }: TrialOptions): Promise<Outcome> {
    const record = new TrialRecord(count > SHORT ? ['schedule', ...ACTS] : ['schedule']);
    const [product, browser] = await Promise.all([aProduct(), aBrowser()]);
    const begun = performance.now();
    const safeAfter = count > SHORT ? SAFE_AFTER_MS : SAFE_AFTER_BUSY_MS;
    const each = count > SHORT ? SCHEDULES_A_PERSON : 1;
    let next = 0;
    const work = async () => {
      while (next < count) {
        const numbers = range(next, Math.min(count, next + each));
        next += each;
        await runSchedules(numbers, { product, browser, record, seed, safeAfter });
      }
    };
    try {
      await Promise.all(range(AT_ONCE).map(work));
    } finally {
      await Promise.all([browser.close(), product.stop()]);
    }
    record.count('schedules a minute', Math.round((count * 60_000) / (performance.now() - begun)));
    return { ...record.toOutcome(), least: { schedule: count } };
  },
};

interface Given {
  readonly product: Product;
  readonly browser: TestBrowser;
  readonly record: TrialRecord;
  readonly seed: number;
  /** In milliseconds: nothing that was typed before is lost. */
  readonly safeAfter: number;
}

/** Runs schedules one after the other as one person, each on a document of its own. */
async function runSchedules(numbers: readonly number[], given: Given): Promise<void> {
  const owner = await signUpAt(given.product);
  const { context, page } = await given.browser.person();
  await page.close();
  try {
    for (const number of numbers)
      await withTimeout(() => runSchedule(number, { ...given, owner, context }), PATIENCE_MS);
  } catch (error) {
    given.record.miss(`schedules ${numbers.join()}`, String(error));
  } finally {
    await withTimeout(() => context.close(), PATIENCE_MS).catch(() => undefined);
  }
}

interface Visit extends Given {
  readonly owner: SignedIn;
  readonly context: BrowserContext;
}

async function runSchedule(number: number, visit: Visit): Promise<void> {
  const { product, record, seed, owner, context, safeAfter } = visit;
  const schedule = drawSchedule(createSeededRandom(seed * 10_000 + number));
  const document = aWorksheet({ items: [anOpenResponse(FIRST_WORD)] });
  const { id } = (await owner.call('POST', '/documents', { document })) as { id: string };
  await enter(visit);
  const readStored = async () => JSON.stringify(await owner.call('GET', `/documents/${id}`));
  const { email } = owner;
  const person = new Person(context, schedule, { product, id, email, record, safeAfter, readStored });
  try {
    await person.begin();
    for (const step of schedule.steps) await person.do(step);
    await person.end();
    const drafts = await listDrafts(context, product, id);
    await enter(visit);
    const offered = await person.readEverywhere(drafts.length, FIRST_WORD);
    const stored = await readStored();
    const lost = await person.typed.listLost([...offered, stored], () => readHistory(owner, id));
    const kept = await person.typed.listLost([...drafts, stored], () => readHistory(owner, id));
    for (const words of lost)
      record.miss(
        `schedule ${number}`,
        `${words} is ${kept.includes(words) ? 'lost' : 'not offered'}: ${JSON.stringify(schedule)}`,
      );
    record.tryOne('schedule');
    record.count('words typed', person.typed.length);
    record.count('copies on the device', drafts.length);
  } finally {
    await person.leave();
  }
}

/** Logs the browser in where it is not. */
async function enter({ context, product, owner }: Visit): Promise<void> {
  if ((await context.cookies()).some(({ name, value }) => name === SESSION && value !== '')) return;
  const { email, password } = owner;
  await callSession(context, product.url, 'log-in', { email, password });
  await doInPage(context, product, (page) => page.evaluate(rememberSignIn));
}

/** Runs in the page: a visit to come knows that there may be a session. */
const rememberSignIn = () => localStorage.setItem('handout-signed-in', 'yes');
