import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { Image } from '#shared/api/models.ts';
import { change } from '#shared/document/rules.ts';
import { addSticker } from '#shared/document/sticker-rules.ts';
import { SAMPLE_ICONS } from '#shared/icons/samples.ts';
import type { ItemOf } from '#shared/items/item.ts';
import { setPairImage } from '#shared/items/matching/rules.ts';
import type { Worksheet } from '#shared/kinds/worksheet/schema.ts';
import type { ImageAttachment } from '#shared/vocabulary/image.ts';
import { aWorksheet } from '#test/support/builders.ts';
import { Editor } from '../document/editor.ts';
import { type PictureOptions, PictureWork } from './picture-work.ts';

const imageOf = (id: string): Image => ({
  ...{ id, type: 'image/png', width: 300, height: 200, thumb: `thumb of ${id}` },
  ...{ thumb_url: 'u', url: 'v' },
});
const star = SAMPLE_ICONS[0] as NonNullable<(typeof SAMPLE_ICONS)[0]>;
const photo = new File(['four'], 'photo.png', { type: 'image/png' });

let editor: Editor;
let failed: unknown[];
beforeEach(() => {
  editor = new Editor(aWorksheet());
  failed = [];
});

function aWork(given: Partial<PictureOptions> = {}): PictureWork {
  return new PictureWork({
    document: editor,
    addresses: { show: () => undefined },
    isSignedIn: async () => true,
    askToSignIn: async () => false,
    upload: async () => imageOf('sent'),
    download: async (icon, color) => imageOf(`${icon} ${color ?? ''}`.trim()),
    known: async () => [],
    measure: async () => 1.5,
    addressOf: () => 'blob:1',
    renamed: () => undefined,
    failed: (error) => failed.push(error),
    ...given,
  });
}
const place = (image: ImageAttachment) =>
  editor.edit(editor.document, addSticker, image, { name: 'Add sticker' });
const stickers = () => editor.read().images;
const settled = (work: PictureWork) => work.finish().catch(() => undefined);

describe('a file', () => {
  test('stands in the document at once, uploading, and under the account’s id when it is there', async () => {
    let arrive: (image: Image) => void = () => undefined;
    const work = aWork({
      upload: (_, { onPercent }) => {
        onPercent(40);
        return new Promise((resolve) => {
          arrive = resolve;
        });
      },
    });
    await work.takeFile(photo, place);
    await Promise.resolve();
    const [sending] = stickers();
    expect(sending).toMatchObject({ uploading: true, ratio: 1.5, name: 'photo.png', width: 120 });
    expect(work.percents).toEqual({ [sending?.id ?? '']: 40 });
    arrive(imageOf('sent'));
    await settled(work);
    expect(stickers()).toMatchObject([
      { id: 'sent', objectId: 'sent', uploading: false, thumb: 'thumb of sent' },
    ]);
    expect(work.percents).toEqual({});
  });

  test('that failed is taken out again, and it is said why', async () => {
    const error = new Error('no');
    const work = aWork({ upload: () => Promise.reject(error) });
    await work.takeFile(photo, place);
    await settled(work);
    expect([stickers(), failed]).toEqual([[], [error]]);
  });

  test.each([
    ['Please choose a JPEG, PNG or SVG image.', new File(['x'], 'a.gif', { type: 'image/gif' })],
    ['Images can be at most 5 MB.', new File([new Uint8Array(5_242_881)], 'a.png', { type: 'image/png' })],
  ])('is refused before anything is sent: %s', async (words, file) => {
    const upload = vi.fn();
    await aWork({ upload }).takeFile(file, place);
    expect([stickers(), failed.map(String)]).toEqual([[], [`Error: ${words}`]]);
    expect(upload).not.toHaveBeenCalled();
  });

  test('of somebody without an account waits until they have signed up', async () => {
    const work = aWork({ isSignedIn: async () => false });
    await work.takeFile(photo, place);
    expect(stickers()).toEqual([]);
    await aWork({ isSignedIn: async () => false, askToSignIn: async () => true }).takeFile(photo, place);
    expect(stickers()).toHaveLength(1);
  });

  test('undone and done again, or with another step undone, never comes back under its temporary id', async () => {
    const work = aWork();
    await work.takeFile(photo, place);
    editor.edit(editor.document, change, { filename: 'Other' }, { name: 'Rename' });
    await settled(work);
    editor.undo();
    expect(stickers()).toMatchObject([{ id: 'sent', uploading: false }]);
    editor.undo();
    expect(stickers()).toEqual([]);
    editor.redo();
    expect(stickers()).toMatchObject([{ id: 'sent', uploading: false }]);
  });

  test('whose way an earlier visit broke off is taken out, and that is said', async () => {
    place({ ...(await picked()), uploading: true });
    aWork().dropInterrupted();
    expect(stickers()).toEqual([]);
    expect(failed.map(String)).toEqual([
      'Error: “star” had not been sent when this page was left. Please add it again.',
    ]);
  });

  test('that is on its way holds the page back from being left', async () => {
    const work = aWork({ upload: () => new Promise(() => undefined) });
    expect(work.isSending()).toBe(false);
    await work.takeFile(photo, place);
    expect(work.isSending()).toBe(true);
  });

  test('that is refused leaves no trace: no step to undo, no pair, no larger type', async () => {
    editor = new Editor(aWorksheet({ items: [{ id: 'm', type: 'matching', data: {} }] }));
    const before = editor.read();
    const live = (editor.document as Worksheet).items[0] as ItemOf<'matching'>;
    const given = { index: 0, side: 'term', bodySize: before.style.font_size } as const;
    const work = aWork({ upload: () => Promise.reject(new Error('no')) });
    await work.takeFile(photo, (image) =>
      editor.edit(live, setPairImage, { ...given, image }, { name: 'Add image' }),
    );
    expect(live.style.font_size).toBe(24);
    await vi.waitFor(() => expect(failed).toHaveLength(1));
    expect(editor.read()).toEqual(before);
    expect([editor.state.undo, editor.state.redo]).toEqual([null, null]);
  });
});

const picked = async () => aWork().takeIcon(star);

describe('an icon', () => {
  test('stands in the document at once, and its temporary id is replaced when it is downloaded', async () => {
    const renamed = vi.fn();
    const work = aWork({ renamed });
    const icon = work.takeIcon(star);
    place(icon);
    expect(stickers()).toMatchObject([{ uploading: false, is_icon: true, iconObject: { id: '2B50' } }]);
    await settled(work);
    expect(stickers()).toMatchObject([{ id: '2B50', thumb: 'thumb of 2B50' }]);
    expect(renamed).toHaveBeenCalledWith(icon.id, '2B50');
  });

  test('of somebody without an account is downloaded before the document is published', async () => {
    let signedIn = false;
    const work = aWork({ isSignedIn: async () => signedIn });
    const icon = work.takeIcon(star);
    place(icon);
    await Promise.resolve();
    expect(stickers()).toMatchObject([{ id: icon.id }]);
    signedIn = true;
    await work.finish();
    expect(stickers()).toMatchObject([{ id: '2B50' }]);
  });

  test('that the account has is not downloaded again', async () => {
    const download = vi.fn(async () => imageOf('x'));
    const work = aWork({ download, known: async (ids) => ids.map((id) => ({ id })) });
    place({ ...(await picked()), id: 'there' });
    await work.finish();
    expect(download).not.toHaveBeenCalled();
  });

  test('that cannot be downloaded is taken out, a color that cannot is kept for later', async () => {
    const broken = aWork({ download: () => Promise.reject(new Error('no')) });
    place(broken.takeIcon(star));
    await settled(broken);
    expect([stickers(), failed]).toMatchObject([[], [{ message: 'no' }]]);
    place(broken.colour(await picked(), '#B42318'));
    await settled(broken);
    expect(stickers()).toMatchObject([{ color: '#B42318' }]);
    await aWork().finish();
    expect(stickers()).toMatchObject([{ id: '2B50 #B42318' }]);
  });
});
