import { ListObjectsV2Command, S3Client } from '@aws-sdk/client-s3';
import { beforeAll, describe, expect, test } from 'vitest';
import type { StoredKeptItem } from '#functions/ports/kept-items.ts';
import type { Ports } from '#functions/ports/ports.ts';
import type { GalleryRecord } from '#functions/records/gallery.ts';
import type { ImageRecord } from '#functions/records/image.ts';
import { KEPT_LIMITS, type KeptShare } from '#shared/api/kept-models.ts';
import type { PublishSettings } from '#shared/api/models.ts';
import { aSubscription } from '#test/fakes/payments.ts';
import { aWorksheet } from '../support/builders.ts';
import { listDueIds } from '../support/list-due.ts';
import { createSides } from './ports.ts';

/** The smaller ports that store something: one suite for the fake of each and for its adapter. */
type Stored = Pick<
  Ports,
  | 'users'
  | 'plans'
  | 'quotas'
  | 'tries'
  | 'renderMeter'
  | 'images'
  | 'folders'
  | 'keptItems'
  | 'keptShares'
  | 'imageFiles'
  | 'files'
  | 'gallery'
  | 'helpRequests'
  | 'notices'
  | 'accountDeletions'
  | 'paymentEvents'
  | 'ids'
  | 'sessions'
  | 'devices'
  | 'emailChanges'
  | 'recoveryCodes'
> & {
  /** Lists the keys of the published files below a prefix. */
  listFiles(prefix: string): Promise<string[]>;
};

async function listObjects(Prefix: string): Promise<string[]> {
  const client = new S3Client({ forcePathStyle: true });
  const { Contents = [] } = await client.send(
    new ListObjectsV2Command({ Bucket: process.env.PUBLISHED_BUCKET, Prefix }),
  );
  return Contents.map(({ Key = '' }) => Key);
}

const sides = createSides<Stored>({
  fake: (fakes) => ({
    ...fakes,
    listFiles: async (prefix) => [...fakes.storedFiles.keys()].filter((key) => key.startsWith(prefix)),
  }),
  adapter: async () => ({
    users: (await import('#functions/adapters/dynamo/dynamo-users.ts')).createDynamoUsers(),
    plans: (await import('#functions/adapters/dynamo/dynamo-plans.ts')).createDynamoPlans(),
    quotas: (await import('#functions/adapters/dynamo/dynamo-quotas.ts')).createDynamoQuotas(),
    tries: (await import('#functions/adapters/dynamo/dynamo-quotas.ts')).createDynamoTries(),
    renderMeter: (await import('#functions/adapters/dynamo/dynamo-quotas.ts')).createDynamoRenderMeter(),
    images: (await import('#functions/adapters/dynamo/dynamo-images.ts')).createDynamoImages(),
    folders: (await import('#functions/adapters/dynamo/dynamo-folders.ts')).createDynamoFolders(),
    keptItems: (await import('#functions/adapters/dynamo/dynamo-kept-items.ts')).createDynamoKeptItems(),
    keptShares: (await import('#functions/adapters/dynamo/dynamo-kept-items.ts')).createDynamoKeptShares(),
    imageFiles: (await import('#functions/adapters/files/s3-images.ts')).createS3Images(),
    files: (await import('#functions/adapters/files/s3-files.ts')).createS3Files(),
    gallery: (await import('#functions/adapters/dynamo/dynamo-gallery.ts')).createDynamoGallery(),
    helpRequests: (
      await import('#functions/adapters/dynamo/dynamo-help-requests.ts')
    ).createDynamoHelpRequests(),
    notices: (await import('#functions/adapters/dynamo/dynamo-notices.ts')).createDynamoNotices(),
    accountDeletions: (
      await import('#functions/adapters/dynamo/dynamo-account-deletions.ts')
    ).createDynamoAccountDeletions(),
    paymentEvents: (await import('#functions/adapters/dynamo/dynamo-plans.ts')).createDynamoPaymentEvents(),
    sessions: (await import('#functions/adapters/dynamo/dynamo-sessions.ts')).createDynamoSessions(),
    devices: (await import('#functions/adapters/dynamo/dynamo-security.ts')).createDynamoDevices(),
    emailChanges: (await import('#functions/adapters/dynamo/dynamo-security.ts')).createDynamoEmailChanges(),
    recoveryCodes: (
      await import('#functions/adapters/dynamo/dynamo-security.ts')
    ).createDynamoRecoveryCodes(),
    ids: (await import('#functions/adapters/system.ts')).ids,
    listFiles: listObjects,
  }),
});

const anImage = (id: string): ImageRecord => ({
  ...{ id, type: 'image/png', width: 4, height: 3, bytes: 9, has_middle: false, icon: null },
  ...{ created_at: '2026-03-01T10:00:00.000Z', unused_since: null },
});

const anEntry = (id: string, found_by: string[], minute = 0): GalleryRecord => ({
  ...{ id, slug: 's', title: id, entity_type: 'worksheet', subjects: [], grade_levels: [], pages: 1 },
  published_at: `2026-03-01T10:${String(minute).padStart(2, '0')}:00.000Z`,
  ...{ revision: 1, hash: 'abc', rendering: null, has_thumbnail: false, found_by },
});

const aKeptItem = (id: string): StoredKeptItem => ({
  ...{ id, name: `Item ${id}`, subject: 'Science', grade: '4', tags: ['water'], version: 1 },
  ...{ revision: '2026-03-01T10:00:00.000Z', last_key: 'a' },
  content: aWorksheet(),
});

const settings: PublishSettings = {
  is_private: 1,
  subjects: ['Math'],
  subject_other: '',
  grade_levels: ['K'],
};

const aShare = (id: string): KeptShare => ({
  ...{ id, kept: null, created_at: '2026-03-01T10:00:00.000Z' },
});

/** Lists what is kept of an account. */
const listAll = async ({ users, folders, keptItems, keptShares }: Stored, owner: string) => {
  const one = await Promise.all([users.find(owner), users.readPublishSettings(owner)]);
  const { entries } = await keptItems.list(owner, undefined);
  return [
    ...one.filter((row) => row !== undefined && row !== null),
    ...(await folders.list(owner)),
    ...entries,
    ...(await keptShares.list(owner)),
  ];
};

describe.each(sides)('$side', ({ open }) => {
  let ports: Stored;
  beforeAll(async () => {
    ports = await open();
  });

  /** Everything that makes a row of an account which the account did not have. */
  const makeRows = ({ users, folders, keptItems, keptShares }: Stored, owner: string, at: number) => [
    users.create({ id: owner, email: `${owner}@example.org` }),
    users.savePublishSettings(owner, settings),
    folders.put(owner, { id: `folder-${at}`, name: 'Late' }),
    keptItems.write(owner, aKeptItem(`kept-${at}`), 0),
    keptShares.put(owner, aShare(`share-${at}`)),
  ];

  test('an account whose deletion has started gets no new rows, and others do', async () => {
    await ports.accountDeletions.start('leaver', '2026-03-01T10:00:00.000Z');
    for (const made of await Promise.allSettled(makeRows(ports, 'leaver', 1)))
      expect(made).toMatchObject({ status: 'rejected', reason: { code: 'session_expired' } });
    expect(await listAll(ports, 'leaver')).toEqual([]);
    await ports.accountDeletions.finish('leaver');
    await Promise.all(makeRows(ports, 'stayer', 1));
    await ports.folders.put('stayer', { id: 'folder-1', name: 'Renamed' });
    expect(await ports.folders.list('stayer')).toEqual([{ id: 'folder-1', name: 'Renamed' }]);
    expect(await ports.keptItems.write('stayer', aKeptItem('kept-1'), 0)).toBe(false);
  });

  test('however a deletion meets other writes, no row is made after it has erased them', async () => {
    const owners = Array.from({ length: 4 }, (_, at) => `met-${at}`);
    for (const [at, owner] of owners.entries()) {
      const before = Array.from({ length: 2 * at }, (_, made) => makeRows(ports, owner, made)).flat();
      const ended = ports.accountDeletions
        .start(owner, '2026-03-01T10:00:00.000Z')
        .then(() => ports.accountDeletions.eraseRows(owner));
      const after = Array.from({ length: 6 - 2 * at }, (_, made) =>
        makeRows(ports, owner, 100 + made),
      ).flat();
      await Promise.allSettled([...before, ended, ...after]);
      await ended;
      expect(await listAll(ports, owner)).toEqual([]);
      await ports.accountDeletions.finish(owner);
    }
  });

  test('a profile is made once, changed in what is given, and its plan is a row of its own', async () => {
    const { users, plans } = ports;
    expect(await users.find('ann')).toBeUndefined();
    await users.update('ann', { occupation: 't' });
    expect(await users.find('ann')).toBeUndefined();
    await users.create({ id: 'ann', email: 'ann@example.org' });
    expect(await users.find('ann')).toMatchObject({ name: '' });
    await users.update('ann', { name: 'Ann 👩‍🏫 مريم', occupation: 'o', occupation_other: 'Librarian' });
    await users.create({ id: 'ann', email: 'other@example.org' });
    await users.update('ann', { paper: 'a4', onboarded: undefined });
    await plans.save('ann', { lock_version: 1, granted: true, subscription: null });
    expect(await users.find('ann')).toEqual({
      id: 'ann',
      email: 'ann@example.org',
      name: 'Ann 👩‍🏫 مريم',
      occupation: 'o',
      occupation_other: 'Librarian',
      request_no_email: true,
      paper: 'a4',
      role: 'user',
      plan: 'premium',
      onboarded: false,
      grade_levels: [],
      tracking_off: false,
      flags: { limit_student_fields: false },
      letterhead: null,
    });
    await users.setRole('ann', 'admin');
    await users.setRole('nobody', 'admin');
    expect(await users.find('ann')).toMatchObject({ role: 'admin', occupation: 'o' });
    expect(await users.find('nobody')).toBeUndefined();
    const flags = { limit_student_fields: true, preset_number_of_lines: true };
    await users.setFlags('ann', flags);
    await users.setFlags('nobody', flags);
    expect(await users.find('ann')).toMatchObject({ flags, role: 'admin' });
    expect(await users.find('nobody')).toBeUndefined();
  });

  test('an address is set where there is a profile, and the rest stays', async () => {
    const { users } = ports;
    await users.setEmail('moved', 'new@example.org');
    expect(await users.find('moved')).toBeUndefined();
    await users.create({ id: 'moved', email: 'old@example.org' });
    await users.update('moved', { occupation: 't' });
    await users.setEmail('moved', 'new@example.org');
    expect(await users.find('moved')).toMatchObject({ email: 'new@example.org', occupation: 't' });
  });

  test('a session goes on until it is ended, and then no more', async () => {
    const { sessions } = ports;
    const now = new Date().toISOString();
    const one = { id: 'one', device: 'Chrome on Windows', started_at: now, seen_at: now };
    const two = { id: 'two', device: 'Safari on iOS', seen_at: now };
    await sessions.begin('ann', one);
    expect(await sessions.goOn('ann', two)).toBe(true);
    expect(await sessions.goOn('ann', { id: 'one', device: one.device, seen_at: now })).toBe(true);
    expect(await sessions.goOn('bob', two)).toBe(true);
    await sessions.end('ann', 'unknown', now);
    const list = async () => [...(await sessions.list('ann'))].sort((a, b) => a.id.localeCompare(b.id));
    expect(await list()).toEqual([one, { ...two, started_at: null }]);
    await sessions.end('ann', 'two', now);
    expect(await sessions.goOn('ann', two)).toBe(false);
    expect(await list()).toEqual([one]);
    await sessions.begin('ann', { ...one, id: 'three' });
    await sessions.endAll('ann', now);
    expect(await list()).toEqual([]);
    expect(await sessions.goOn('ann', { ...two, id: 'three' })).toBe(false);
    expect(await sessions.list('bob')).toHaveLength(1);
  });

  test('devices are remembered for each account by themselves', async () => {
    const { devices } = ports;
    const now = new Date().toISOString();
    expect(await devices.list('ann')).toEqual([]);
    await devices.add('ann', 'one', now);
    await devices.add('ann', 'one', now);
    await devices.add('ann', 'two', now);
    expect([...(await devices.list('ann'))].sort()).toEqual(['one', 'two']);
    expect(await devices.list('bob')).toEqual([]);
  });

  test('of changes of address the last one waits, until it is finished', async () => {
    const { emailChanges } = ports;
    const until = new Date(Date.now() + 3600_000).toISOString();
    await emailChanges.start('ann', { email: 'a@example.org', code_hash: 'a', until });
    await emailChanges.start('ann', { email: 'b@example.org', code_hash: 'b', until });
    expect(await emailChanges.find('ann')).toEqual({ email: 'b@example.org', code_hash: 'b', until });
    await emailChanges.finish('ann');
    await emailChanges.finish('ann');
    expect(await emailChanges.find('ann')).toBeUndefined();
  });

  test('a recovery code is used once, by one of many at the same time, and new ones replace the old', async () => {
    const { recoveryCodes } = ports;
    expect(await recoveryCodes.use('ann', 'aa')).toBe(false);
    await recoveryCodes.replace('ann', ['aa', 'bb']);
    expect(await recoveryCodes.count('ann')).toBe(2);
    const uses = await Promise.all(Array.from({ length: 8 }, () => recoveryCodes.use('ann', 'aa')));
    expect(uses.filter(Boolean)).toHaveLength(1);
    expect(await recoveryCodes.use('bob', 'bb')).toBe(false);
    await recoveryCodes.replace('ann', ['cc']);
    expect(await recoveryCodes.use('ann', 'bb')).toBe(false);
    expect(await recoveryCodes.use('ann', 'cc')).toBe(true);
    expect(await recoveryCodes.count('ann')).toBe(0);
  });

  test('the last answers of Make Printable are remembered for one person', async () => {
    const { users } = ports;
    expect(await users.readPublishSettings('bob')).toBeNull();
    await users.savePublishSettings('bob', settings);
    expect(await users.readPublishSettings('bob')).toEqual(settings);
  });

  test('a kept item is its user’s alone, written from its version on, and listed page by page with what it holds', async () => {
    const { keptItems } = ports;
    const item = aKeptItem('one');
    expect(await keptItems.write('kim', item, 1)).toBe(false);
    expect(await keptItems.write('kim', item, 0)).toBe(true);
    expect(await keptItems.write('kim', item, 0)).toBe(false);
    const second = { ...item, name: 'Rain', version: 2, tags: [], subject: null, last_key: 'b' };
    const races = [1, 2, 3].map(() => keptItems.write('kim', second, 1));
    expect((await Promise.all(races)).filter(Boolean)).toHaveLength(1);
    expect(await keptItems.find('kim', ['one', 'none'])).toEqual([second]);
    expect(await keptItems.find('leo', ['one'])).toEqual([]);
    const more = Array.from({ length: 30 }, (_, at) => aKeptItem(`two-${at}`));
    await Promise.all(more.map((one) => keptItems.write('kim', one, 0)));
    expect(await keptItems.count('kim')).toBe(31);
    const first = await keptItems.list('kim');
    expect(first.entries).toHaveLength(KEPT_LIMITS.perPage);
    const rest = await keptItems.list('kim', first.next ?? undefined);
    expect(rest).toMatchObject({ next: null });
    const ids = [...first.entries, ...rest.entries].map(({ id }) => id);
    expect(ids).toEqual(['one', ...more.map(({ id }) => id)].sort());
    await keptItems.remove('kim', 'one');
    await keptItems.remove('kim', 'one');
    expect(await keptItems.find('kim', ['one'])).toEqual([]);
    expect(await keptItems.count('leo')).toBe(0);
  });

  test('a link to a bank is found by its owner and id until it is closed', async () => {
    const { keptShares } = ports;
    const share = { id: 'open', kept: null, created_at: '2026-03-01T10:00:00.000Z' };
    await keptShares.put('kim', share);
    await keptShares.put('kim', { ...share, id: 'some', kept: ['one', 'two'] });
    expect(await keptShares.list('kim')).toEqual([share, { ...share, id: 'some', kept: ['one', 'two'] }]);
    expect(await keptShares.find('kim', 'open')).toEqual(share);
    expect(await keptShares.find('leo', 'open')).toBeUndefined();
    expect(await keptShares.findOwner('open')).toBe('kim');
    await keptShares.remove('leo', 'open');
    expect(await keptShares.findOwner('open')).toBe('kim');
    await keptShares.remove('kim', 'open');
    await keptShares.remove('kim', 'open');
    expect(await keptShares.find('kim', 'open')).toBeUndefined();
    expect(await keptShares.findOwner('open')).toBeUndefined();
  });

  test('a folder is its user’s alone, renamed by its id, and removed once', async () => {
    const { folders } = ports;
    await folders.put('ann', { id: 'b', name: 'Year 5' });
    await folders.put('ann', { id: 'a', name: 'Year 4' });
    await folders.put('bob', { id: 'a', name: 'Maths' });
    await folders.put('ann', { id: 'b', name: 'Year 6' });
    expect(await folders.list('ann')).toEqual([
      { id: 'a', name: 'Year 4' },
      { id: 'b', name: 'Year 6' },
    ]);
    await folders.remove('ann', 'a');
    await folders.remove('ann', 'a');
    expect(await folders.list('ann')).toEqual([{ id: 'b', name: 'Year 6' }]);
    expect(await folders.list('bob')).toEqual([{ id: 'a', name: 'Maths' }]);
  });

  test('a plan is written over the version before it alone, and makes no profile', async () => {
    const { plans, users } = ports;
    const subscription = aSubscription();
    expect(await plans.find('cleo')).toEqual({ lock_version: 0, granted: false, subscription: null });
    expect(await plans.save('cleo', { lock_version: 2, granted: true, subscription: null })).toBe(false);
    expect(await plans.save('cleo', { lock_version: 1, granted: false, subscription })).toBe(true);
    expect(await plans.save('cleo', { lock_version: 1, granted: true, subscription: null })).toBe(false);
    expect(await plans.find('cleo')).toEqual({ lock_version: 1, granted: false, subscription });
    expect(await plans.findMember('cleo')).toBeUndefined();
    await users.create({ id: 'cleo', email: 'cleo@example.org' });
    const plan = { lock_version: 1, granted: false, subscription };
    expect(await plans.findMember('cleo')).toEqual({ role: 'user', plan });
  });

  test('a quota is granted to a person so often in its time, however many ask at once', async () => {
    const quota = { name: 'documents', limit: 5, windowSeconds: 3600 };
    const countGranted = async (id: string, time: string) => {
      const uses = Array.from({ length: 8 }, () => ports.quotas.consume(id, quota, new Date(time)));
      return (await Promise.all(uses)).filter(Boolean).length;
    };
    expect(await countGranted('ann', '2026-03-01T10:30:00Z')).toBe(5);
    expect(await countGranted('ann', '2026-03-01T10:59:59Z')).toBe(0);
    expect(await countGranted('bob', '2026-03-01T10:30:00Z')).toBe(5);
    expect(await countGranted('ann', '2026-03-01T11:00:00Z')).toBe(5);
  });

  test('tries are counted apart from the quotas of an account with the same name', async () => {
    const quota = { name: 'codes', limit: 1, windowSeconds: 3600 };
    const now = new Date('2026-03-01T10:30:00Z');
    const granted = [];
    for (const counts of [ports.tries, ports.tries, ports.quotas])
      granted.push(await counts.consume('dan', quota, now));
    expect(granted).toEqual([true, false, true]);
  });

  test('a use with a name is granted again and not counted again, also where nothing is left', async () => {
    const quota = { name: 'publishes', limit: 2, windowSeconds: 3600 };
    const consume = (use: string) =>
      ports.quotas.consume('cleo', quota, new Date('2026-03-01T10:30:00Z'), { name: use });
    const granted: boolean[] = [];
    for (const use of ['one', 'one', 'two', 'three', 'one', 'two']) granted.push(await consume(use));
    expect(granted).toEqual([true, true, true, false, true, true]);
  });

  test('the bytes of a quota are counted with its uses, and the one that reaches their limit is the last', async () => {
    const quota = { name: 'saves', limit: 5, bytes: 100, windowSeconds: 3600 };
    const consume = (id: string, bytes: number, name?: string) =>
      ports.quotas.consume(id, quota, new Date('2026-03-01T10:30:00Z'), { bytes, name });
    const granted: boolean[] = [];
    for (const bytes of [60, 39, 50, 1]) granted.push(await consume('eve', bytes));
    expect(granted).toEqual([true, true, true, false]);
    expect(await consume('fay', 1_000)).toBe(true);
    expect(await consume('fay', 1)).toBe(false);
    const small: boolean[] = [];
    for (let use = 0; use < 6; use += 1) small.push(await consume('gus', 1));
    expect(small).toEqual([true, true, true, true, true, false]);
    expect(await consume('hal', 100, 'one')).toBe(true);
    expect(await consume('hal', 100, 'one')).toBe(true);
    expect(await consume('hal', 1, 'two')).toBe(false);
  });

  test('a meter grants a claim below its limits, however many come at once, and what is settled counts in its place', async () => {
    const { renderMeter } = ports;
    const quota = { name: 'renders', limit: 100, bytes: 1_000, windowSeconds: 3600 };
    const now = new Date('2026-03-01T10:30:00Z');
    const countGranted = async (id: string) => {
      const claims = Array.from({ length: 8 }, () => renderMeter.claim(id, quota, 25, now));
      return (await Promise.all(claims)).filter(Boolean).length;
    };
    expect(await renderMeter.isReached('ann', quota, now)).toBe(false);
    expect(await countGranted('ann')).toBe(4);
    expect(await renderMeter.isReached('ann', quota, now)).toBe(true);
    for (let claim = 0; claim < 4; claim += 1)
      await renderMeter.settle('ann', quota, { more: 1.5 - 25, bytes: 10 }, now);
    expect(await renderMeter.isReached('ann', quota, now)).toBe(false);
    // 6 of 100 are used, and four more claims of 25 go beyond the limit.
    expect(await countGranted('ann')).toBe(4);
    expect(await renderMeter.isReached('ann', quota, new Date('2026-03-01T11:00:00Z'))).toBe(false);
    await renderMeter.settle('bob', quota, { more: 1, bytes: 1_000 }, now);
    expect(await renderMeter.isReached('bob', quota, now)).toBe(true);
    expect(await renderMeter.claim('bob', quota, 1, now)).toBe(false);
  });

  test('a picture is its owner’s alone, added once, and waits for its check', async () => {
    const { images } = ports;
    const [first, second] = [anImage('first'), anImage('second')];
    expect(await images.add('ann', second, '2026-04-02')).toBe(true);
    expect(await images.add('ann', first, '2026-04-01')).toBe(true);
    expect(await images.add('ann', { ...first, width: 99 }, '2026-04-01')).toBe(false);
    expect(await images.find('ann', ['first', 'nothing'])).toEqual([first]);
    expect(await images.find('bob', ['first'])).toEqual([]);
    expect(await images.list('ann')).toEqual([first, second]);
    expect(await images.measureUsage('ann')).toEqual({ count: 2, bytes: 18 });
    const due = await images.listDue('2026-04-02');
    expect(due.map(({ id }) => id)).toEqual(['first', 'second']);
    expect(await images.findDue('ann', '2026-04-01')).toEqual([first]);
    expect(await images.findDue('ann', '2026-04-02')).toEqual([first, second]);
    expect(await images.findDue('bob', '2026-04-02')).toEqual([]);
    const unused_since = '2026-04-02T00:00:00.000Z';
    await images.reschedule('ann', 'first', { due: '2026-05-01', unused_since });
    await images.reschedule('ann', 'nothing', { due: '2026-04-01', unused_since });
    expect(await images.listDue('2026-04-02')).toEqual([{ owner: 'ann', id: 'second', since: '2026-04-02' }]);
    expect(await images.find('ann', ['first'])).toEqual([{ ...first, unused_since }]);
    await images.remove('bob', 'first');
    await images.remove('ann', 'second');
    expect(await images.list('ann')).toEqual([{ ...first, unused_since }]);
  });

  test('the file of a picture comes back as it was put, until it is removed', async () => {
    const { imageFiles } = ports;
    const picture = { body: new Uint8Array([1, 2, 3]), type: 'image/png' };
    expect(await imageFiles.read('images/a.png')).toBeUndefined();
    await imageFiles.put('images/a.png', picture);
    const read = await imageFiles.read('images/a.png');
    expect([Array.from(read?.body ?? []), read?.type]).toEqual([[1, 2, 3], 'image/png']);
    await imageFiles.remove(['images/a.png', 'images/nothing.png']);
    expect(await imageFiles.read('images/a.png')).toBeUndefined();
  });

  test('published files are removed by the beginning of their names, and no others', async () => {
    const { files } = ports;
    for (const name of ['d1/1-a.pdf', 'd1/1-a-key.pdf', 'd10/1-a.pdf'])
      await files.put(`published/${name}`, new Uint8Array([1]), 'application/pdf');
    await files.removeAll('published/d1/');
    expect(await ports.listFiles('published/d1')).toEqual(['published/d10/1-a.pdf']);
  });

  test('of the files in one place only those that are chosen are removed', async () => {
    const { files } = ports;
    for (const name of ['e1/1-a.pdf', 'e1/2-b.pdf', 'e10/1-a.pdf'])
      await files.put(`published/${name}`, new Uint8Array([1]), 'application/pdf');
    await files.removeWhere('published/e1/', (key) => key.includes('/1-'));
    expect(await ports.listFiles('published/e1')).toEqual(['published/e1/2-b.pdf', 'published/e10/1-a.pdf']);
  });

  const findIds = async (...terms: [string, ...string[]]) =>
    (await ports.gallery.search(terms, undefined)).entries.map(({ id }) => id);

  test('the gallery goes on from page to page, newest first, each entry once', async () => {
    const { gallery } = ports;
    const ids = Array.from({ length: 50 }, (_, minute) => `page-${minute}`);
    await Promise.all(ids.map((id, minute) => gallery.putEntry(id, 1, anEntry(id, ['grade:9'], minute))));
    const seen: string[] = [];
    let next: string | null | undefined;
    do {
      const page = await gallery.search(['grade:9'], next ?? undefined);
      expect(page.entries.length).toBeLessThanOrEqual(24);
      seen.push(...page.entries.map(({ id }) => id));
      next = page.next;
    } while (next);
    expect(seen).toEqual(ids.toReversed());
    await expect(gallery.search(['grade:9'], 'elsewhere')).rejects.toMatchObject({ code: 'invalid' });
  });

  test('the gallery forgets where a document stood before, and brings nothing back that comes late', async () => {
    const { gallery } = ports;
    await gallery.putEntry('moving', 4, anEntry('moving', ['word:rain', 'word:old']));
    await gallery.putEntry('moving', 6, anEntry('moving', ['word:rain', 'word:new'], 5));
    await gallery.putEntry('moving', 5, anEntry('moving', ['word:rain', 'word:late']));
    expect(await findIds('word:rain')).toEqual(['moving']);
    expect([await findIds('word:old'), await findIds('word:late')]).toEqual([[], []]);
    expect(await findIds('word:rain', 'word:new')).toEqual(['moving']);
    await Promise.all([
      gallery.putEntry('moving', 8, null),
      gallery.putEntry('moving', 7, anEntry('moving', ['word:rain'])),
      gallery.putEntry('moving', 8, null),
    ]);
    expect(await findIds('word:rain')).toEqual([]);
  });

  test('a request for help is saved once, listed newest first and page by page, and goes with its person', async () => {
    const { helpRequests } = ports;
    const sent = Array.from({ length: 32 }, (_, minute) => ({
      ...{ id: `help-${minute}`, message: `Help ${minute}`, email: '', page: '/' },
      user_id: minute === 5 ? 'bob' : 'ann',
      sent_at: `2026-03-01T10:${String(minute).padStart(2, '0')}:00.000Z`,
    }));
    for (const request of sent) await helpRequests.save(request);
    const [first] = sent;
    if (first) await helpRequests.save({ ...first, message: 'Again' });
    const one = await helpRequests.list(undefined);
    const two = await helpRequests.list(one.next ?? 'no next');
    expect([...one.entries, ...two.entries]).toEqual(sent.toReversed());
    expect([one.entries.length, two.next]).toEqual([30, null]);
    await expect(helpRequests.list('elsewhere')).rejects.toMatchObject({ code: 'invalid' });
    await helpRequests.erase('ann');
    const { entries } = await helpRequests.list(undefined);
    expect(entries.map(({ id }) => id)).toEqual(['help-5']);
  });

  test('a maintenance is announced until it is taken back', async () => {
    const planned = { starts_at: '2099-03-01T10:00:00.000Z', ends_at: '2099-03-01T12:00:00.000Z' };
    expect(await ports.notices.readMaintenance()).toBeNull();
    await ports.notices.setMaintenance(planned);
    expect(await ports.notices.readMaintenance()).toEqual(planned);
    await ports.notices.setMaintenance(null);
    expect(await ports.notices.readMaintenance()).toBeNull();
  });

  test('a deletion is remembered from its first start, is due when it says, and erases the rows beside it', async () => {
    const { accountDeletions, users, images, quotas } = ports;
    await users.create({ id: 'dora', email: 'dora@example.org' });
    await images.add('dora', anImage('photo'), '2026-04-01');
    const quota = { name: 'saves', limit: 1, windowSeconds: 3600 };
    const now = new Date('2026-03-01T10:30:00Z');
    await quotas.consume('dora', quota, now);
    expect(await accountDeletions.find('dora')).toBeUndefined();
    await accountDeletions.start('dora', '2026-03-01');
    await accountDeletions.start('dora', '2026-03-05');
    expect(await accountDeletions.find('dora')).toEqual({ since: '2026-03-01', mark: null });
    expect(await listDueIds(accountDeletions, '2026-02-28')).toEqual([]);
    expect(await listDueIds(accountDeletions, '2026-03-01')).toEqual(['dora']);
    await accountDeletions.reschedule('dora', '2026-03-02', null);
    await accountDeletions.reschedule('nobody', '2026-03-01', null);
    expect(await listDueIds(accountDeletions, '2026-03-01')).toEqual([]);
    for (let time = 0; time < 2; time++) {
      const before = await accountDeletions.find('dora');
      await accountDeletions.wake('dora', '2026-03-01');
      await accountDeletions.wake('nobody', '2026-03-01');
      await accountDeletions.reschedule('dora', '2026-03-02', before?.mark ?? null);
      expect(await listDueIds(accountDeletions, '2026-03-01')).toEqual(['dora']);
    }
    const { mark = null } = (await accountDeletions.find('dora')) ?? {};
    await accountDeletions.reschedule('dora', '2026-03-02', mark);
    expect(await listDueIds(accountDeletions, '2026-03-01')).toEqual([]);
    await accountDeletions.wake('dora', '2026-03-01');
    await accountDeletions.start('emil', '2026-03-02');
    await accountDeletions.putLast('dora');
    await accountDeletions.putLast('nobody');
    expect(await listDueIds(accountDeletions, '2026-03-03')).toEqual(['emil', 'dora']);
    await accountDeletions.finish('emil');
    await accountDeletions.eraseRows('dora');
    expect(await users.find('dora')).toBeUndefined();
    expect(await images.list('dora')).toEqual([]);
    expect(await quotas.consume('dora', quota, now)).toBe(true);
    expect(await accountDeletions.find('dora')).toMatchObject({ since: '2026-03-01' });
    await accountDeletions.finish('dora');
    await accountDeletions.finish('dora');
    expect(await listDueIds(accountDeletions, '2027-01-01')).toEqual([]);
  });

  test('a payment event is known once it was remembered', async () => {
    expect(await ports.paymentEvents.has('evt_1')).toBe(false);
    await ports.paymentEvents.remember('evt_1', 4_000_000_000);
    expect(await ports.paymentEvents.has('evt_1')).toBe(true);
  });

  test('an id is the same for the same parts alone, and a generated one for nothing', () => {
    const { ids } = ports;
    expect(ids.derive('ann', 'k')).toBe(ids.derive('ann', 'k'));
    const others = [ids.derive('ann', 'k', 'more'), ids.derive('ann\nk'), ids.derive('annk')];
    expect(new Set([ids.derive('ann', 'k'), ...others]).size).toBe(4);
    expect(ids.generate()).not.toBe(ids.generate());
    for (const id of [ids.derive('ann'), ids.generate()]) expect(id).toMatch(/^[\w-]+$/);
  });
});
