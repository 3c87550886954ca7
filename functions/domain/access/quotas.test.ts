import { expect, test } from 'vitest';
import { createFakes } from '#test/fakes/fakes.ts';
import { aWorksheet } from '#test/support/builders.ts';
import { createDocument, updateDocument } from '../documents/save.ts';
import { requestUpload } from '../images/images.ts';
import { consumeQuota, QUOTAS } from './quotas.ts';

const ann = { id: 'ann' };
const bob = { id: 'bob' };
const NONE_LEFT = { consume: async () => false };

test('documents of one account are counted by the week, what is sent again once, and nobody else’s with them', async () => {
  const fakes = createFakes();
  const make = (key: number, who = ann) => createDocument(fakes, who, `${key}`, aWorksheet());
  for (let key = 0; key < QUOTAS.documents.limit; key += 1) await make(key);
  await expect(make(QUOTAS.documents.limit)).rejects.toMatchObject({
    code: 'quota_reached',
    // The fakes's clock stands at ten on a Sunday morning, and a week begins on a Thursday.
    message: expect.stringContaining('Try again in about 4 days.'),
    retryAfter: (3 * 24 + 14) * 3600,
  });
  await make(0);
  await make(0, bob);
  fakes.advanceClock((3 * 24 + 14) * 3600 * 1000);
  await make(QUOTAS.documents.limit);
});

test('a save above the quota changes nothing and says when to try again', async () => {
  const fakes = createFakes();
  const { id } = await createDocument(fakes, ann, 'k', aWorksheet());
  // To half a minute before the next week.
  fakes.advanceClock(((3 * 24 + 14) * 3600 - 30) * 1000);
  const save = updateDocument(
    { ...fakes, quotas: NONE_LEFT },
    ann,
    { id, key: 's', base: 1 },
    aWorksheet({ title: 'Rain' }),
  );
  await expect(save).rejects.toMatchObject({
    code: 'quota_reached',
    message:
      'This account was saved to 8,000 times within a week, or 300 MB, and that is the most. Try again in a minute.',
    retryAfter: 30,
  });
  expect(fakes.storedDocuments.get(id)?.head.version).toBe(1);
});

test('what has a name counts once, even where nothing is left', async () => {
  const fakes = createFakes();
  for (let turn = 0; turn < QUOTAS.publishes.limit; turn += 1)
    await consumeQuota(fakes, ann, 'publishes', { name: `${turn}` });
  await consumeQuota(fakes, ann, 'publishes', { name: '7' });
  await expect(consumeQuota(fakes, ann, 'publishes', { name: 'new' })).rejects.toMatchObject({
    code: 'quota_reached',
  });
});

test('an upload above the quota says so where its uploader looks for it', async () => {
  const refused = consumeQuota({ ...createFakes(), quotas: NONE_LEFT }, ann, 'uploads');
  await expect(refused).rejects.toMatchObject({
    problems: [
      { where: 'image', message: expect.stringMatching(/^This account has sent 500 images .+ Try again in/) },
    ],
  });
});

test('what saves store is counted by its bytes, and so are uploads that never arrive', async () => {
  const fakes = createFakes();
  const { id } = await createDocument(fakes, ann, 'k', aWorksheet());
  const heavy = { ...fakes, documents: { ...fakes.documents, weigh: async () => QUOTAS.saves.bytes / 2 } };
  const save = (base: number) =>
    updateDocument(heavy, ann, { id, key: `s${base}`, base }, aWorksheet({ title: `Rain ${base}` }));
  await save(1);
  await save(2);
  await expect(save(3)).rejects.toMatchObject({ code: 'quota_reached' });
  const upload = (key: number) =>
    requestUpload(fakes, ann, `${key}`, { type: 'image/png', bytes: 5_000_000, checksum: `${key}` });
  for (let key = 0; key < QUOTAS.uploads.bytes / 5_000_000; key += 1) await upload(key);
  await expect(upload(1_000)).rejects.toMatchObject({ code: 'quota_reached' });
});
