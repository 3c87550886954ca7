import { beforeEach, describe, expect, test } from 'vitest';
import { KEPT_LIMITS, type KeptBody } from '#shared/api/kept-models.ts';
import { listPictures } from '#shared/document/pictures.ts';
import { createFakes, type Fakes } from '#test/fakes/fakes.ts';
import { anOpenResponse, aWorksheet } from '#test/support/builders.ts';
import { downloadIcon } from '../images/images.ts';
import { keepItem, listKeptItems, removeKeptItem } from './kept-items.ts';
import {
  copySharedItems,
  endKeptShare,
  listKeptShares,
  readSharedItems,
  shareKeptItems,
} from './kept-shares.ts';

const ann = { id: 'ann' };
const bob = { id: 'bob' };

let fakes: Fakes;
beforeEach(() => {
  fakes = createFakes();
});

const aBody = (more: Partial<KeptBody> = {}): KeptBody => ({
  ...{ name: 'Rain', subject: 'Science', grade: '4', tags: ['water'] },
  content: aWorksheet(),
  ...more,
});
const anAttachment = (id: string, is_icon: boolean) => ({ id, is_icon, thumb: '', ratio: 1 });
const anotherQuestion = () => aWorksheet({ items: [anOpenResponse('Why is the sky blue?')] });
const keep = (id = 'one', base = 0, body = aBody(), key = `${id}-${base}`) =>
  keepItem(fakes, ann, { id, key, base }, body);
const list = async (caller = ann) => (await listKeptItems(fakes, caller, {})).kept_items;

describe('what is kept', () => {
  test('is its user’s alone, found by its id, and gone when it is removed', async () => {
    await keep();
    expect(await list()).toMatchObject([{ id: 'one', name: 'Rain' }]);
    expect(await list(bob)).toEqual([]);
    await removeKeptItem(fakes, bob, 'one');
    const found = await listKeptItems(fakes, ann, { ids: ['none', 'one'] });
    expect(found.kept_items.map(({ id }) => id)).toEqual(['one']);
    await removeKeptItem(fakes, ann, 'one');
    expect(await list()).toEqual([]);
  });

  test('has a new revision when its content changes, and none for a new name', async () => {
    const { revision, version } = await keep();
    fakes.advanceClock(1000);
    const renamed = await keep('one', version, aBody({ name: 'Rainfall' }));
    expect(renamed).toMatchObject({ name: 'Rainfall', version: version + 1, revision });
    fakes.advanceClock(1000);
    const changed = await keep('one', version + 1, aBody({ content: anotherQuestion() }));
    expect(changed.version).toBe(version + 2);
    expect(changed.revision > revision).toBe(true);
  });

  test('is written once by a repeated request, and a key is good for one request', async () => {
    const first = await keep();
    expect(await keep()).toEqual(first);
    const reused = keep('one', 0, aBody({ name: 'Snow' }), 'one-0');
    await expect(reused).rejects.toMatchObject({ code: 'key_reused' });
  });

  test('is not written over by a tab that knows an older version', async () => {
    const { version } = await keep();
    await keep('one', version, aBody({ name: 'Rainfall' }));
    await expect(keep('one', version, aBody(), 'late')).rejects.toMatchObject({ code: 'version_conflict' });
    await expect(keep('two', 1, aBody(), 'new')).rejects.toMatchObject({ code: 'version_conflict' });
  });

  test('is not written over by a tab that knows it from before it was deleted and put back', async () => {
    const { version: old } = await keep();
    await removeKeptItem(fakes, ann, 'one');
    fakes.advanceClock(1000);
    const back = await keep('one', 0, aBody({ content: anotherQuestion() }), 'undo');
    await expect(keep('one', old, aBody(), 'stale')).rejects.toMatchObject({ code: 'version_conflict' });
    expect(await list()).toEqual([back]);
  });

  test('holds its one item alone: no names of pupils, no title and no stickers', async () => {
    const content = aWorksheet({
      title: 'Test of 4b',
      class_list: [{ name: 'Zoe Adams' }],
      images: [anAttachment('photo', false)],
    });
    await keep('one', 0, aBody({ content }));
    const [stored] = await list();
    expect(stored?.content.items).toMatchObject([{ type: 'open_response' }]);
    expect(JSON.stringify(stored)).not.toMatch(/Zoe|4b|photo/);
  });

  test('is refused where it is not one item, or too large, and says so', async () => {
    const two = aWorksheet({ items: [anOpenResponse('a', 'a'), anOpenResponse('b', 'b')] });
    await expect(keep('two', 0, aBody({ content: two }))).rejects.toMatchObject({ code: 'invalid' });
    const options = Array.from({ length: 40 }, () => ({ answer: 'long '.repeat(400) }));
    const large = aWorksheet({ items: [{ id: 'a', type: 'multiple_choice', data: { options } }] });
    await expect(keep('large', 0, aBody({ content: large }))).rejects.toThrow(
      'This is too large for the bank, which takes 64 KB.',
    );
  });

  test('fits as often as a bank has room', async () => {
    const count = async () => KEPT_LIMITS.perUser;
    const full = { ...fakes, keptItems: { ...fakes.keptItems, count } };
    const more = keepItem(full, ann, { id: 'more', key: 'k', base: 0 }, aBody());
    await expect(more).rejects.toThrow('Your bank has room for 500 items. Remove some first.');
  });
});

describe('a link to a bank', () => {
  const open = (kept: string[] | null = null, key = 'k') => shareKeptItems(fakes, ann, key, kept);
  const addressOf = ({ id }: { id: string }) => id;

  test('is opened once for a key, listed for its owner, and opens nothing once it is closed', async () => {
    await keep();
    const share = await open();
    expect(await open()).toEqual(share);
    expect(await listKeptShares(fakes, ann)).toEqual({ shares: [share] });
    expect((await readSharedItems(fakes, addressOf(share), undefined)).kept_items).toHaveLength(1);
    await endKeptShare(fakes, bob, share.id);
    await endKeptShare(fakes, ann, share.id);
    const gone = { code: 'not_found' };
    await expect(readSharedItems(fakes, addressOf(share), undefined)).rejects.toMatchObject(gone);
    await expect(copySharedItems(fakes, bob, addressOf(share), ['one'])).rejects.toMatchObject(gone);
  });

  test('has an address that says nothing of its owner, and no other', async () => {
    await keep();
    const share = await open();
    expect(addressOf(share)).not.toContain('ann');
    await expect(readSharedItems(fakes, `ann.${share.id}`, undefined)).rejects.toMatchObject({
      code: 'not_found',
    });
  });

  test('shares what it names and nothing else, page by page', async () => {
    const ids = Array.from({ length: 30 }, (_, at) => `item-${at}`);
    for (const id of [...ids, 'secret']) await keep(id);
    const address = addressOf(await open(ids));
    const first = await readSharedItems(fakes, address, undefined);
    const second = await readSharedItems(fakes, address, first.next ?? undefined);
    expect(second.next).toBeNull();
    expect([...first.kept_items, ...second.kept_items].map(({ id }) => id)).toEqual(ids);
    expect((await copySharedItems(fakes, bob, address, ['secret'])).kept_items).toEqual([]);
    expect(await list(bob)).toEqual([]);
  });

  test('is copied to the colleague’s own bank once, and later changes stay with each', async () => {
    const { version } = await keep();
    const address = addressOf(await open());
    const { kept_items: copies } = await copySharedItems(fakes, bob, address, ['one']);
    expect(copies).toMatchObject([{ name: 'Rain', tags: ['water'] }]);
    expect(copies[0]?.id).not.toBe('one');
    await keep('one', version, aBody({ name: 'Mine', content: anotherQuestion() }));
    await copySharedItems(fakes, bob, address, ['one']);
    expect(await list(bob)).toEqual(copies);
  });

  test('gives the copies that are stored, where another request stored them meanwhile', async () => {
    await keep();
    const address = addressOf(await open());
    const [stored] = (await copySharedItems(fakes, bob, address, ['one'])).kept_items;
    await keepItem(
      fakes,
      bob,
      { id: stored?.id ?? '', key: 'mine', base: stored?.version ?? 0 },
      aBody({ name: 'Mine' }),
    );
    // The other request has not arrived when this one looks.
    let isFirst = true;
    const find: typeof fakes.keptItems.find = async (owner, ids) => {
      if (owner !== 'bob' || !isFirst) return fakes.keptItems.find(owner, ids);
      isFirst = false;
      return [];
    };
    const late = { ...fakes, keptItems: { ...fakes.keptItems, find } };
    expect((await copySharedItems(late, bob, address, ['one'])).kept_items).toEqual(await list(bob));
    expect((await list(bob)).map(({ name }) => name)).toEqual(['Mine']);
  });

  test('ends at so many that are open', async () => {
    for (let at = 0; at < KEPT_LIMITS.shares; at++) await open(null, `key ${at}`);
    await expect(open(null, 'one more')).rejects.toThrow('20 links are open');
  });

  test('shows and copies icons, and never the uploads of its owner', async () => {
    const icon = await downloadIcon(fakes, ann, { id: '26AB', color: null, outline: false });
    const data = {
      subtitle_image: anAttachment(icon.id, true),
      options: [{ answer_image: anAttachment('photo', false) }],
    };
    const content = aWorksheet({ items: [{ id: 'a', type: 'multiple_choice', data }] });
    expect(listPictures(content)).toHaveLength(2);
    await keep('one', 0, aBody({ content }));
    const address = addressOf(await open());
    const page = await readSharedItems(fakes, address, undefined);
    expect(page.images.map(({ id }) => id)).toEqual([icon.id]);
    const shown = page.kept_items.flatMap((item) => listPictures(item.content));
    expect(shown.map(({ image }) => image.id)).toEqual([icon.id]);
    const { kept_items: copies } = await copySharedItems(fakes, bob, address, ['one']);
    const copied = copies.flatMap((item) => listPictures(item.content)).map(({ image }) => image.id);
    expect(copied).toHaveLength(1);
    expect(await fakes.images.find('bob', copied)).toHaveLength(1);
    expect(JSON.stringify(copies)).not.toContain('photo');
  });
});
