import { expect, test } from 'vitest';
import { aWorld } from '#test/fakes/world.ts';
import { aWorksheet } from '#test/support/builders.ts';
import { createDocument, updateDocument } from '../documents/save.ts';
import { QUOTAS, spend } from './quotas.ts';

const ann = { id: 'ann' };
const bob = { id: 'bob' };
const NONE_LEFT = { take: async () => false };

test('documents of one account are counted by the day, what is sent again once, and nobody else’s with them', async () => {
  const world = aWorld();
  const make = (key: number, who = ann) => createDocument(world, who, `${key}`, aWorksheet());
  for (let key = 0; key < QUOTAS.documents.most; key += 1) await make(key);
  await expect(make(QUOTAS.documents.most)).rejects.toMatchObject({
    code: 'quota_reached',
    // The world's clock stands at ten in the morning.
    message: expect.stringContaining('Try again in about 14 hours.'),
    retryAfter: 14 * 3600,
  });
  await make(0);
  await make(0, bob);
  world.pass(14 * 3600 * 1000);
  await make(QUOTAS.documents.most);
});

test('a save above the quota changes nothing and says when to try again', async () => {
  const world = aWorld();
  const { id } = await createDocument(world, ann, 'k', aWorksheet());
  world.pass(59.5 * 60 * 1000);
  const save = updateDocument(
    { ...world, quotas: NONE_LEFT },
    ann,
    { id, key: 's', base: 1 },
    aWorksheet({ title: 'Rain' }),
  );
  await expect(save).rejects.toMatchObject({
    code: 'quota_reached',
    message: 'This account was saved to 3,000 times in an hour, and that is the most. Try again in a minute.',
    retryAfter: 30,
  });
  expect(world.kept.get(id)?.head.version).toBe(1);
});

test('what has a name counts once, even where nothing is left', async () => {
  const world = aWorld();
  for (let turn = 0; turn < QUOTAS.publishes.most; turn += 1) await spend(world, ann, 'publishes', `${turn}`);
  await spend(world, ann, 'publishes', '7');
  await expect(spend(world, ann, 'publishes', 'new')).rejects.toMatchObject({ code: 'quota_reached' });
});

test('an upload above the quota says so where its uploader looks for it', async () => {
  const refused = spend({ ...aWorld(), quotas: NONE_LEFT }, ann, 'uploads');
  await expect(refused).rejects.toMatchObject({
    problems: [
      { where: 'image', message: expect.stringMatching(/^This account has sent 500 images .+ Try again in/) },
    ],
  });
});
