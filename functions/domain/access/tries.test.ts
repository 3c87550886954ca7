import { expect, test } from 'vitest';
import { createFakes } from '#test/fakes/fakes.ts';
import { countTry, TRIES } from './tries.ts';

const ann = { email: 'ann@example.org', network: '192.0.2.7' };
const KINDS = Object.keys(TRIES) as (keyof typeof TRIES)[];

test.each(KINDS)(
  '%s of one account are counted wherever they come from, and the answer says how long to wait',
  async (what) => {
    const fakes = createFakes();
    const { limit } = TRIES[what].account;
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
    for (let count = 0; count <= TRIES[what].account.limit; count += 1)
      await expect(countTry(fakes, what, ann)).rejects.toMatchObject({
        message: expect.stringMatching(/^Too many tries from this network\. Please wait about an hour/),
      });
    await countTry(fakes, what, { ...ann, network: '192.0.2.8' });
  },
);

test('tries at the same moment count each', async () => {
  const fakes = createFakes();
  const { limit } = TRIES.codes.account;
  const all = await Promise.allSettled(
    Array.from({ length: 3 * limit }, () => countTry(fakes, 'codes', ann)),
  );
  expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(limit);
});
