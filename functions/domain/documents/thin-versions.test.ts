import { expect, test } from 'vitest';
import { createFakes } from '#test/fakes/fakes.ts';
import { aWorksheet } from '#test/support/builders.ts';
import { listRevisions, nameRevision } from './history.ts';
import { createDocument, updateDocument } from './save.ts';
import { sweepVersions } from './thin-versions.ts';

const ann = { id: 'ann' };
const HOUR_MS = 3600 * 1000;
const DAY_MS = 24 * HOUR_MS;
const always = () => true;

/** Titles that make a version large, or leave it small. */
const large = (title: string) => aWorksheet({ title, items: [aLongText()] });
const small = (title: string) => aWorksheet({ title });
const aLongText = () => ({
  id: 'item-1',
  type: 'basic_text' as const,
  data: { instruction: 'x'.repeat(19_000) },
});

/** A document whose later versions are saved by `save`. */
async function aDocument(make = large) {
  const fakes = createFakes();
  const { id } = await createDocument(fakes, ann, 'create', make('1'));
  let version = 1;
  const save = async (as = make) => {
    const title = String(version + 1);
    await updateDocument(fakes, ann, { id, key: `save ${title}`, base: version }, as(title));
    version += 1;
  };
  /** Saves so many versions, one an hour. */
  const saveHourly = async (count: number) => {
    for (let at = 0; at < count; at += 1) {
      fakes.advanceClock(HOUR_MS);
      await save();
    }
  };
  const list = async () =>
    (await listRevisions(fakes, ann, id, undefined)).revisions.map(({ version }) => version);
  return { fakes, id, save, saveHourly, list };
}

test('every version of a large document stays for a week, then the last of each day, for 90 days', async () => {
  const { fakes, saveHourly, list } = await aDocument();
  const begin = fakes.clock.now().getTime();
  await saveHourly(40);
  const all = await list();
  expect(all).toHaveLength(41);
  await sweepVersions(fakes, always);
  expect(await list()).toEqual(all);

  fakes.advanceClock(8 * DAY_MS);
  expect(await sweepVersions(fakes, always)).toBe(1);
  const days = new Map<string, number>();
  for (const version of all.toReversed()) {
    const day = new Date(begin + (version - 1) * HOUR_MS).toISOString().slice(0, 10);
    if (version < 41) days.set(day, version);
  }
  const daily = [41, ...[...days.values()].toReversed()];
  expect(daily.length).toBeLessThanOrEqual(4);
  expect(await list()).toEqual(daily);

  // The newest stays, however old it is.
  fakes.advanceClock(70 * DAY_MS);
  await sweepVersions(fakes, always);
  expect(await list()).toEqual(daily);
  fakes.advanceClock(15 * DAY_MS);
  await sweepVersions(fakes, always);
  expect(await list()).toEqual([41]);
  expect(await sweepVersions(fakes, always)).toBe(0);
});

test('the state in which a day of work ended stays, whatever the next day broke', async () => {
  const { fakes, save, saveHourly, list } = await aDocument();
  await saveHourly(3);
  fakes.advanceClock(2 * DAY_MS);
  await save();
  fakes.advanceClock(9 * DAY_MS);
  await sweepVersions(fakes, always);
  expect(await list()).toContain(4);
});

test('versions that were named or published, and those of a small document, are not thinned out', async () => {
  const { fakes, id, saveHourly, list } = await aDocument();
  await saveHourly(4);
  const { revisions } = await listRevisions(fakes, ann, id, undefined);
  await nameRevision(fakes, ann, { id, revision: revisions[2]?.id ?? '', name: 'Before the break' });
  const [published = ''] = [...fakes.revisions.keys()].filter((key) => key.startsWith(`${id}/2/`));
  const row = fakes.revisions.get(published);
  if (row) fakes.revisions.set(published, { ...row, expires_at: undefined });
  fakes.advanceClock(8 * DAY_MS);
  await sweepVersions(fakes, always);
  expect(await list()).toEqual(expect.arrayContaining([5, 3, 2]));
  fakes.advanceClock(85 * DAY_MS);
  await sweepVersions(fakes, always);
  expect(await list()).toEqual([5, 2]);

  const light = await aDocument(small);
  await light.saveHourly(4);
  light.fakes.advanceClock(60 * DAY_MS);
  expect(await sweepVersions(light.fakes, always)).toBe(0);
  expect(await light.list()).toEqual([5, 4, 3, 2, 1]);
});

test('a version that lost against another writer never takes the place of one that goes', async () => {
  const { fakes, id, save, saveHourly, list } = await aDocument();
  await saveHourly(1);
  await saveHourly(2);
  // Losers of the version that is about to go, whose rows stand on either side of its own.
  for (const title of ['0', '1', '2', '3', '4']) {
    const lost = { ...[...fakes.revisions].find(([key]) => key.startsWith(`${id}/2/`))?.[1] };
    fakes.revisions.set(`${id}/2/${title.repeat(64)}`, lost as never);
  }
  fakes.advanceClock(DAY_MS);
  await save();
  const before = await listRevisions(fakes, ann, id, undefined);
  fakes.advanceClock(9 * DAY_MS);
  await sweepVersions(fakes, always);
  const ids = before.revisions.map((revision) => revision.id);
  const after = await listRevisions(fakes, ann, id, undefined);
  expect(after.revisions.length).toBeLessThan(ids.length);
  expect(ids).toEqual(expect.arrayContaining(after.revisions.map((revision) => revision.id)));
  expect([...fakes.revisions.keys()]).toHaveLength((await list()).length);
});

test('a document that cannot be thinned out holds up no other and is tried again a day later', async () => {
  const { fakes, save, id } = await aDocument();
  await save();
  fakes.advanceClock(8 * DAY_MS);
  const broken = { ...fakes.documents, findHead: () => Promise.reject(new Error('out of order')) };
  await expect(sweepVersions({ ...fakes, documents: broken }, always)).rejects.toThrow('1 failed');
  expect(fakes.reportedFailures.at(-1)).toMatchObject({ name: 'thin out versions' });
  expect(await sweepVersions(fakes, always)).toBe(0);
  fakes.advanceClock(DAY_MS);
  expect(await sweepVersions(fakes, always)).toBe(1);
  expect(await fakes.documents.findHead(id)).toBeDefined();
});

test('a late save of a document that is erased leaves nothing behind', async () => {
  const { fakes, save, id } = await aDocument();
  await save();
  fakes.storedDocuments.delete(id);
  fakes.advanceClock(8 * DAY_MS);
  await sweepVersions(fakes, always);
  expect(fakes.revisions.size).toBe(0);
});
