import { expect, test } from 'vitest';
import { createFakes } from '#test/fakes/fakes.ts';
import { countTry, countVisit, markBrowser, TRIES, VISITS } from './tries.ts';

const ann = { email: 'ann@example.org', network: '192.0.2.7' };
const KINDS = Object.keys(TRIES) as (keyof typeof TRIES)[];

test.each(KINDS)(
  '%s of one account are counted wherever they come from, and the answer says how long to wait',
  async (what) => {
    const fakes = createFakes();
    const { limit } = TRIES[what].strangers;
    fakes.advanceClock(45 * 60_000);
    for (let count = 0; count < limit; count += 1)
      await countTry(fakes, what, { ...ann, network: `192.0.2.${count}` });
    await expect(countTry(fakes, what, { ...ann, email: ' ANN@example.org' })).rejects.toMatchObject({
      code: 'too_many_requests',
      message: 'Too many tries for this account. Please wait 15 minutes, then try again.',
      retryAfter: 15 * 60,
    });
    await countTry(fakes, what, { ...ann, email: 'bob@example.org' });
    fakes.advanceClock(15 * 60_000);
    await countTry(fakes, what, ann);
  },
);

test.each(KINDS)(
  '%s from one network are counted for all accounts together, and use up no account’s tries then',
  async (what) => {
    const fakes = createFakes();
    const { limit } = TRIES[what].network;
    for (let count = 0; count < limit; count += 1)
      await countTry(fakes, what, { ...ann, email: `${count}@example.org` });
    for (let count = 0; count <= TRIES[what].strangers.limit; count += 1)
      await expect(countTry(fakes, what, ann)).rejects.toMatchObject({
        message: expect.stringMatching(/^Too many tries from this network\. Please wait about an hour/),
      });
    await countTry(fakes, what, { ...ann, network: '192.0.2.8' });
  },
);

test('tries at the same moment count each', async () => {
  const fakes = createFakes();
  const { limit } = TRIES.codes.strangers;
  const all = await Promise.allSettled(
    Array.from({ length: 3 * limit }, () => countTry(fakes, 'codes', ann)),
  );
  expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(limit);
});

test.each(KINDS)(
  '%s that strangers have used up leave those of a browser that the account knows, and of its signed-in owner',
  async (what) => {
    const fakes = createFakes();
    const [strangers, own] = [TRIES[what].strangers.limit, TRIES[what].own.limit];
    const browser = 'a'.repeat(22);
    await fakes.knownBrowsers.add(markBrowser(' Ann@Example.org', browser), '2026-11-29T10:00:00Z');
    for (let count = 0; count < strangers; count += 1) await countTry(fakes, what, ann);
    const refused = expect.objectContaining({ code: 'too_many_requests' });
    // Nor does a made-up cookie help, or that of a browser that another account knows.
    await expect(countTry(fakes, what, { ...ann, browser: 'b'.repeat(22) })).rejects.toEqual(refused);
    const bob = { ...ann, email: 'bob@example.org' };
    for (let count = 0; count < strangers; count += 1) await countTry(fakes, what, { ...bob, browser });
    await expect(countTry(fakes, what, { ...bob, browser })).rejects.toEqual(refused);
    for (let count = 0; count < own; count += 1) await countTry(fakes, what, { ...ann, browser });
    await expect(countTry(fakes, what, { ...ann, browser })).rejects.toEqual(refused);
    for (let count = 0; count < own; count += 1) await countTry(fakes, what, { ...ann, owner: 'ann' });
    await expect(countTry(fakes, what, { ...ann, owner: 'ann' })).rejects.toEqual(refused);
  },
);

test('what people without an account do is counted by their network', async () => {
  const fakes = createFakes();
  for (let count = 0; count < VISITS.help.limit; count += 1) await countVisit(fakes, 'help', ann.network);
  await expect(countVisit(fakes, 'help', ann.network)).rejects.toMatchObject({ code: 'too_many_requests' });
  await countVisit(fakes, 'help', '192.0.2.8');
});
