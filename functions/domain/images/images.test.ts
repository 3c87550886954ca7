import { beforeEach, describe, expect, test, vi } from 'vitest';
import { createItem } from '#shared/items/item.ts';
import { sheetLetterhead } from '#shared/kinds/worksheet/letterhead/sheet-letterhead.ts';
import { worksheet } from '#shared/kinds/worksheet/schema.ts';
import { createFakes, type Fakes } from '#test/fakes/fakes.ts';
import { updateUser } from '../accounts/users.ts';
import { createDocument, updateDocument } from '../documents/save.ts';
import { keepItem } from '../kept/kept-items.ts';
import { findPrintSources, lookUpPictures } from './document-pictures.ts';
import { completeUpload, downloadIcon, IMAGE_QUOTA, readImages, requestUpload } from './images.ts';
import { sweepImages } from './sweep-images.ts';

const ann = { id: 'ann' };
const eve = { id: 'eve' };
const photo = { type: 'image/jpeg', bytes: 5, checksum: 'x' };
const sent = { body: new Uint8Array(5), type: 'image/jpeg' };
const DAY = 24 * 3600 * 1000;

let fakes: Fakes;
beforeEach(() => {
  fakes = createFakes();
});

/** Uploads and completes a picture of Ann's. */
async function uploaded(key = 'k') {
  const { id } = await requestUpload(fakes, ann, key, photo);
  fakes.sentPictures.set(`uploads/ann/${id}`, sent);
  return completeUpload(fakes, ann, id);
}
const messageOf = (promise: Promise<unknown>) =>
  promise.then(
    () => 'taken',
    (error: Error) => error.message,
  );

describe('a slot for an upload', () => {
  test('asks who has no account to sign up first', async () => {
    await expect(requestUpload(fakes, null, 'k', photo)).rejects.toMatchObject({ code: 'sign_up_first' });
  });

  test('is the same for the same key', async () => {
    expect(await requestUpload(fakes, ann, 'k', photo)).toEqual(await requestUpload(fakes, ann, 'k', photo));
  });

  test('is for JPEG, PNG and SVG of at most 5,242,880 bytes', async () => {
    const ask = (file: Partial<typeof photo>) =>
      messageOf(requestUpload(fakes, ann, 'k', { ...photo, ...file }));
    expect(await ask({ bytes: 5_242_880 })).toBe('taken');
    expect(await ask({ type: 'image/svg+xml' })).toBe('taken');
    expect(await ask({ bytes: 5_242_881 })).toBe('Images can be at most 5 MB.');
    expect(await ask({ type: 'image/gif' })).toBe('Please choose a JPEG, PNG or SVG image.');
  });

  test('is refused once the account is full', async () => {
    const full = async () => ({ count: 1, bytes: IMAGE_QUOTA.bytes - 4 });
    const images = { ...fakes.images, measureUsage: full };
    await expect(requestUpload({ ...fakes, images }, ann, 'k', photo)).rejects.toMatchObject({
      code: 'quota_reached',
    });
  });
});

describe('a picture that arrived', () => {
  test('has an id, its size and addresses; asked again it is the same picture, made once', async () => {
    const first = await uploaded();
    expect(first).toMatchObject({ type: 'image/jpeg', width: 40, height: 30 });
    expect(first.thumb).toBe(`images/${first.id}-thumb.webp`);
    expect(first.thumb_url).toBe(`https://files.test/${first.thumb}`);
    fakes.pictures.clean = () => Promise.reject(new Error('made twice'));
    expect(await uploaded()).toEqual(first);
  });

  test('leaves no original behind, and one that another process completed meanwhile is found', async () => {
    const { id } = await requestUpload(fakes, ann, 'k', photo);
    const key = `uploads/ann/${id}`;
    fakes.sentPictures.set(key, sent);
    const first = await completeUpload(fakes, ann, id);
    expect(fakes.sentPictures.has(key)).toBe(false);
    const find = vi.fn(fakes.images.find).mockResolvedValueOnce([]);
    const late = { ...fakes, images: { ...fakes.images, find } };
    expect((await completeUpload(late, ann, id)).id).toBe(first.id);
  });

  test('is there though its original could not be removed, which the next request makes up for', async () => {
    const { id } = await requestUpload(fakes, ann, 'k', photo);
    fakes.sentPictures.set(`uploads/ann/${id}`, sent);
    const remove = () => Promise.reject(new Error('away'));
    const broken = { ...fakes, uploads: { ...fakes.uploads, remove } };
    const first = await completeUpload(broken, ann, id);
    expect(fakes.reportedFailures).toMatchObject([{ name: 'remove upload' }]);
    expect(await completeUpload(fakes, ann, id)).toEqual(first);
    expect(fakes.sentPictures.has(`uploads/ann/${id}`)).toBe(false);
  });

  test('that is completed six times at once is cleaned once, and one that is refused can be tried again', async () => {
    const { id } = await requestUpload(fakes, ann, 'k', photo);
    fakes.sentPictures.set(`uploads/ann/${id}`, sent);
    const clean = vi.fn(fakes.pictures.clean).mockRejectedValueOnce(new Error('refused'));
    fakes.pictures.clean = clean;
    await expect(completeUpload(fakes, ann, id)).rejects.toThrow('refused');
    const all = await Promise.all(Array.from({ length: 6 }, () => completeUpload(fakes, ann, id)));
    expect(new Set(all.map((image) => image.id)).size).toBe(1);
    expect(clean).toHaveBeenCalledTimes(2);
  });

  test('is not cleaned above the quota', async () => {
    const { id } = await requestUpload(fakes, ann, 'k', photo);
    fakes.sentPictures.set(`uploads/ann/${id}`, sent);
    const clean = vi.fn(fakes.pictures.clean);
    const spent = { ...fakes, pictures: { clean }, quotas: { consume: async () => false } };
    await expect(completeUpload(spent, ann, id)).rejects.toMatchObject({
      code: 'quota_reached',
      problems: [{ where: 'image' }],
    });
    expect(clean).not.toHaveBeenCalled();
  });

  test('that never arrived, or is another’s, is not there', async () => {
    await uploaded();
    const { id } = await requestUpload(fakes, ann, 'k', photo);
    await expect(completeUpload(fakes, eve, id)).rejects.toMatchObject({ code: 'not_found' });
    await expect(completeUpload(fakes, ann, 'nothing')).rejects.toMatchObject({ code: 'not_found' });
  });

  test('is read by its owner alone', async () => {
    const { id } = await uploaded();
    expect((await readImages(fakes, ann, [id, 'other'])).images).toHaveLength(1);
    expect((await readImages(fakes, eve, [id])).images).toEqual([]);
  });
});

describe('an icon', () => {
  test('becomes a picture of one’s own, one for each colour', async () => {
    const black = await downloadIcon(fakes, ann, { id: '26AB', color: null, outline: false });
    const red = await downloadIcon(fakes, ann, { id: '26AB', color: '#B42318', outline: false });
    expect(black.id).not.toBe(red.id);
    expect(await downloadIcon(fakes, ann, { id: '26AB', color: '#B42318', outline: false })).toEqual(red);
    const drawn = new TextDecoder().decode(fakes.storedPictures.get(`images/${red.id}.svg`)?.body);
    expect(drawn).toContain('fill="#b42318"');
  });

  test('in outline is another picture than in its colours', async () => {
    const own = await downloadIcon(fakes, ann, { id: '26AB', color: null, outline: false });
    const lines = await downloadIcon(fakes, ann, { id: '26AB', color: null, outline: true });
    expect(lines.id).not.toBe(own.id);
    expect(fakes.storedPictures.has(`images/${lines.id}.svg`)).toBe(true);
  });

  test('that the library does not have is not found', async () => {
    await expect(downloadIcon(fakes, ann, { id: 'FFFF', color: null, outline: false })).rejects.toMatchObject(
      {
        code: 'not_found',
      },
    );
  });
});

describe('a document to be printed', () => {
  const documentWith = (...images: object[]) =>
    worksheet.parse({ entity_type: 'worksheet', filename: 'x', images });
  const missing = async (owner: string, document: ReturnType<typeof documentWith>) =>
    (await lookUpPictures(fakes, owner, document)).missing;
  const icon = (id: string) => ({ id, is_icon: true, iconObject: { id: '26AB' } });

  test('has the pictures of its owner alone, and says which are missing and where', async () => {
    const { id } = await uploaded();
    const document = documentWith({ id }, { id: 'nowhere' });
    expect([...(await findPrintSources(fakes, 'ann', document)).keys()]).toEqual([id]);
    expect(await missing('ann', document)).toMatchObject([{ where: 'images.1' }]);
    expect(await missing('eve', document)).toHaveLength(2);
  });

  test('takes for an icon only what came from the library: nothing that somebody sent is public by its name', async () => {
    const photo = await uploaded();
    const drawn = await downloadIcon(fakes, ann, { id: '26AB', color: null, outline: false });
    const document = documentWith(icon(photo.id), icon(drawn.id));
    expect([...(await findPrintSources(fakes, 'ann', document)).keys()]).toEqual([drawn.id]);
    expect(await missing('ann', document)).toMatchObject([{ where: 'images.0' }]);
  });

  test('reads the middle size of a photograph where that is enough', async () => {
    const sizes = { width: 4000, height: 3000, middle: { ...sent, body: new Uint8Array(2) } };
    fakes.pictures.clean = async (picture) => ({ ...picture, thumb: picture, ...sizes });
    const { id } = await uploaded();
    const source = (await findPrintSources(fakes, 'ann', documentWith({ id }))).get(id);
    expect((await source?.read(1200))?.byteLength).toBe(2);
    expect((await source?.read(1201))?.byteLength).toBe(5);
  });
});

describe('the sweeper', () => {
  const documentWith = (id: string) =>
    worksheet.parse({ entity_type: 'worksheet', filename: 'x', images: [{ id, name: 'p' }] });

  test('leaves a picture that a document has, however old it is', async () => {
    const { id } = await uploaded();
    await createDocument(fakes, ann, 'd', documentWith(id));
    for (let month = 0; month < 6; month++) {
      fakes.advanceClock(31 * DAY);
      expect((await sweepImages(fakes, () => true)).removed).toBe(0);
    }
    expect((await readImages(fakes, ann, [id])).images).toHaveLength(1);
  });

  test('leaves a picture that is in the bank of its owner', async () => {
    const { id } = await uploaded();
    const labels = { name: 'Rain', subject: null, grade: null, tags: [] };
    const asked = { ...createItem('open_response', 'a'), data: { subtitle_image: { id } } };
    const content = worksheet.parse({ entity_type: 'worksheet', items: [asked] });
    await keepItem(fakes, ann, { id: 'one', key: 'k', base: 0 }, { ...labels, content });
    for (let month = 0; month < 6; month++) {
      fakes.advanceClock(31 * DAY);
      expect((await sweepImages(fakes, () => true)).removed).toBe(0);
    }
  });

  test('leaves the logo of a letterhead that its owner keeps', async () => {
    const { id } = await uploaded();
    const letterhead = sheetLetterhead.parse({ logo_image: { id, name: 'logo' } });
    await updateUser(fakes, ann, { letterhead });
    for (let month = 0; month < 6; month++) {
      fakes.advanceClock(31 * DAY);
      expect((await sweepImages(fakes, () => true)).removed).toBe(0);
    }
  });

  test('removes one that no document has once no version could have it either, with its files', async () => {
    const { id } = await uploaded();
    const { id: document } = await createDocument(fakes, ann, 'd', documentWith(id));
    const without = { ...documentWith(id), images: [] };
    await updateDocument(fakes, ann, { id: document, key: 'u', base: 1 }, without);
    const removed = [];
    for (let month = 0; month < 4; month++) {
      fakes.advanceClock(31 * DAY);
      removed.push((await sweepImages(fakes, () => true)).removed);
    }
    expect(removed).toEqual([0, 0, 0, 1]);
    expect((await readImages(fakes, ann, [id])).images).toEqual([]);
    expect([...fakes.storedPictures.keys()].filter((key) => key.startsWith('images/'))).toEqual([]);
  });

  test('starts to count anew when a document takes the picture again', async () => {
    const { id } = await uploaded();
    fakes.advanceClock(31 * DAY);
    await sweepImages(fakes, () => true);
    await createDocument(fakes, ann, 'd', documentWith(id));
    for (let month = 0; month < 4; month++) {
      fakes.advanceClock(31 * DAY);
      await sweepImages(fakes, () => true);
    }
    expect((await readImages(fakes, ann, [id])).images).toHaveLength(1);
  });

  /** Adds a picture that has been unused, and waits for its check, since that instant. */
  async function addUnused(owner: string, id: string, since = '2020-01-01T00:00:00.000Z') {
    const size = { width: 1, height: 1, bytes: 1, has_middle: false };
    const image = { id, type: 'image/png', ...size, icon: null } as const;
    await fakes.images.add(owner, { ...image, created_at: since, unused_since: since }, since);
  }

  test('goes on batch by batch while it has time, and leaves the rest to the next run', async () => {
    for (let at = 0; at < 450; at += 1) await addUnused(`owner-${at}`, 'p');
    let looks = 0;
    const short = await sweepImages(fakes, () => ++looks <= 250);
    expect(short.removed).toBeGreaterThan(200);
    expect(short.removed).toBeLessThan(450);
    expect((await sweepImages(fakes, () => true)).removed).toBe(450 - short.removed);
  });

  test('checks all pictures of an owner that are due in one visit, and reads each document once', async () => {
    for (let at = 0; at < 450; at += 1) await addUnused('ann', `p${at}`);
    const { id } = await createDocument(fakes, ann, 'd', documentWith('p7'));
    const read = vi.fn(fakes.documents.read);
    const ports = { ...fakes, documents: { ...fakes.documents, read } };
    expect(await sweepImages(ports, () => true)).toEqual({ looked: 450, removed: 449 });
    expect(read.mock.calls).toEqual([[id]]);
  });

  test('tells how long the oldest has waited, and is held up by no owner whose documents cannot be read', async () => {
    const since = new Date(fakes.clock.now().getTime() - 100 * DAY).toISOString();
    for (let at = 0; at < 250; at += 1) await addUnused('eve', `p${at}`, since);
    await addUnused('ann', 'p');
    await createDocument(fakes, eve, 'd', documentWith('p0'));
    const read = () => Promise.reject(new Error('out of order'));
    const ports = { ...fakes, documents: { ...fakes.documents, read } };
    await expect(sweepImages(ports, () => true)).rejects.toThrow('those of 1 owners failed');
    expect(await fakes.images.list('ann')).toEqual([]);
    expect(fakes.reportedFailures).toHaveLength(1);
    expect(fakes.oldestDue.get('check pictures')).toBeGreaterThan(2000 * 24 * 3600);
    fakes.advanceClock(DAY);
    expect((await sweepImages(fakes, () => true)).removed).toBe(249);
    expect(fakes.oldestDue.get('check pictures')).toBe(0);
  });
});
