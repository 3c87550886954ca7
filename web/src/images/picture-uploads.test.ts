import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { UploadedImage } from '#shared/api/models.ts';
import { setFields } from '#shared/document/document-rules.ts';
import { addSticker } from '#shared/document/sticker-rules.ts';
import { nameLook } from '#shared/icons/draw-icon.ts';
import { SAMPLE_ICONS } from '#shared/icons/sample-icons.ts';
import type { ItemOf } from '#shared/items/item.ts';
import { setPairImage } from '#shared/items/matching/rules.ts';
import type { Worksheet } from '#shared/kinds/worksheet/schema.ts';
import type { ImageAttachment } from '#shared/vocabulary/image.ts';
import { createFilePicture } from '#shared/vocabulary/picture-rules.ts';
import { aWorksheet } from '#test/support/builders.ts';
import { Editor } from '../document/editor.ts';
import type { Path } from '../document/path.ts';
import { type PictureOptions, PictureUploads } from './picture-uploads.ts';

const createImage = (id: string): UploadedImage => ({
  id,
  type: 'image/png',
  width: 300,
  height: 200,
  thumb: `thumb of ${id}`,
  thumb_url: 'u',
  url: 'v',
});
const star = SAMPLE_ICONS[0] as NonNullable<(typeof SAMPLE_ICONS)[0]>;
const TOO_MUCH = new Uint8Array(5_242_881);
const photo = new File(['four'], 'photo.png', { type: 'image/png' });

let editor: Editor;
let failed: unknown[];
beforeEach(() => {
  editor = new Editor(aWorksheet());
  failed = [];
});

function aWork(given: Partial<PictureOptions> = {}): PictureUploads {
  return new PictureUploads({
    editor,
    addresses: { show: () => undefined },
    isSignedIn: async () => true,
    askToSignIn: async () => false,
    shrink: async (file) => file,
    upload: async () => createImage('sent'),
    download: async (icon, look) => createImage(`${icon} ${nameLook(look)}`.trim()),
    listKnown: async () => [],
    measure: async () => 1.5,
    createAddress: () => 'blob:1',
    onRenamed: () => undefined,
    onFailed: (error) => failed.push(error),
    ...given,
  });
}
const placeSticker = (image: ImageAttachment) =>
  editor.edit(editor.path, addSticker, image, { name: 'Add sticker' });
const readStickers = () => editor.document.images;
const waitUntilSettled = (work: PictureUploads) => work.finish().catch(() => undefined);

describe('a file', () => {
  test('stands in the document at once, uploading, and under the account’s id when it is there', async () => {
    let arrive: (image: UploadedImage) => void = () => undefined;
    const work = aWork({
      upload: (_, { onPercent }) => {
        onPercent(40);
        return new Promise((resolve) => {
          arrive = resolve;
        });
      },
    });
    await work.takeFile(photo, placeSticker);
    await Promise.resolve();
    const [sending] = readStickers();
    expect(sending).toMatchObject({ uploading: true, ratio: 1.5, name: 'photo.png', width: 120 });
    expect(work.percents).toEqual({ [sending?.id ?? '']: 40 });
    arrive(createImage('sent'));
    await waitUntilSettled(work);
    expect(readStickers()).toMatchObject([
      { id: 'sent', objectId: 'sent', uploading: false, thumb: 'thumb of sent' },
    ]);
    expect(work.percents).toEqual({});
  });

  test('that failed is taken out again, and it is said why', async () => {
    const error = new Error('no');
    const work = aWork({ upload: () => Promise.reject(error) });
    await work.takeFile(photo, placeSticker);
    await waitUntilSettled(work);
    expect([readStickers(), failed]).toEqual([[], [error]]);
  });

  test.each([
    ['Please choose a JPEG, PNG or SVG image.', new File(['x'], 'a.gif', { type: 'image/gif' })],
    ['Images can be at most 5 MB.', new File([TOO_MUCH], 'a.svg', { type: 'image/svg+xml' })],
  ])('is refused before anything is sent: %s', async (words, file) => {
    const upload = vi.fn();
    await aWork({ upload }).takeFile(file, placeSticker);
    expect([readStickers(), failed.map(String)]).toEqual([[], [`Error: ${words}`]]);
    expect(upload).not.toHaveBeenCalled();
  });

  test('that is too large is sent as small as it may be, and taken out again where it cannot be made so', async () => {
    const large = new File([TOO_MUCH], 'a.jpg', { type: 'image/jpeg' });
    const upload = vi.fn(async () => createImage('sent'));
    const work = aWork({ upload, shrink: async () => photo });
    await work.takeFile(large, placeSticker);
    await waitUntilSettled(work);
    expect(upload).toHaveBeenCalledWith(photo, expect.anything());
    const other = aWork({ upload });
    await other.takeFile(large, placeSticker);
    await waitUntilSettled(other);
    expect(upload).toHaveBeenCalledTimes(1);
    expect(failed.map(String)).toEqual(['Error: Images can be at most 5 MB.']);
  });

  test('placed by the caller beside others is sent under the id that it was given; the first failure is told', async () => {
    let running = 0;
    let most = 0;
    const upload = async ({ name }: File) => {
      running += 1;
      most = Math.max(most, running);
      await Promise.resolve();
      running -= 1;
      if (name.startsWith('bad')) throw new Error(name);
      return createImage(`sent-${name}`);
    };
    const toId = (name: string) => `id-${name.replace(' ', '-')}`;
    const names = ['a', 'bad 1', 'b', 'bad 2', 'c', 'd'];
    const files = new Map(names.map((name) => [toId(name), new File(['x'], name, { type: 'image/png' })]));
    const work = aWork({ upload: upload as PictureOptions['upload'] });
    for (const name of names) placeSticker(createFilePicture(toId(name), { name, ratio: 1 }));
    work.sendPlaced(files);
    await waitUntilSettled(work);
    expect(readStickers().map(({ id }) => id)).toEqual(['sent-a', 'sent-b', 'sent-c', 'sent-d']);
    expect(failed.map(String)).toEqual(['Error: bad 1']);
    expect(most).toBe(3);
  });

  test('of somebody without an account waits until they have signed up', async () => {
    const work = aWork({ isSignedIn: async () => false });
    await work.takeFile(photo, placeSticker);
    expect(readStickers()).toEqual([]);
    await aWork({ isSignedIn: async () => false, askToSignIn: async () => true }).takeFile(
      photo,
      placeSticker,
    );
    expect(readStickers()).toHaveLength(1);
  });

  test('undone and done again, or with another step undone, never comes back under its temporary id', async () => {
    const work = aWork();
    await work.takeFile(photo, placeSticker);
    editor.edit(editor.path, setFields, { filename: 'Other' }, { name: 'Rename' });
    await waitUntilSettled(work);
    editor.undo();
    expect(readStickers()).toMatchObject([{ id: 'sent', uploading: false }]);
    editor.undo();
    expect(readStickers()).toEqual([]);
    editor.redo();
    expect(readStickers()).toMatchObject([{ id: 'sent', uploading: false }]);
  });

  test('whose way an earlier visit broke off is taken out, and that is said', async () => {
    placeSticker({ ...(await pickIcon()), uploading: true });
    aWork().dropInterrupted();
    expect(readStickers()).toEqual([]);
    expect(failed.map(String)).toEqual([
      'Error: “star” had not been sent when this page was left. Please add it again.',
    ]);
  });

  test('that is on its way holds the page back from being left', async () => {
    const work = aWork({ upload: () => new Promise(() => undefined) });
    expect(work.isSending()).toBe(false);
    await work.takeFile(photo, placeSticker);
    expect(work.isSending()).toBe(true);
  });

  test('that is refused leaves no trace: no step to undo, no pair, no larger type', async () => {
    editor = new Editor(aWorksheet({ items: [{ id: 'm', type: 'matching', data: {} }] }));
    const before = editor.document;
    const path = (editor.path as Path<Worksheet>).at('items').entry('m') as Path<ItemOf<'matching'>>;
    const given = { index: 0, side: 'term', bodySize: before.style.font_size } as const;
    const work = aWork({ upload: () => Promise.reject(new Error('no')) });
    await work.takeFile(photo, (image) =>
      editor.edit(path, setPairImage, { ...given, image }, { name: 'Add image' }),
    );
    expect(editor.read(path)?.style.font_size).toBe(24);
    await expect.poll(() => failed).toHaveLength(1);
    expect(editor.document).toEqual(before);
    expect([editor.state.undo, editor.state.redo]).toEqual([null, null]);
  });
});

const pickIcon = async () => aWork().takeIcon(star, false);

describe('an icon', () => {
  test('stands in the document at once, and its temporary id is replaced when it is downloaded', async () => {
    const renamed = vi.fn();
    const work = aWork({ onRenamed: renamed });
    const icon = work.takeIcon(star, false);
    placeSticker(icon);
    expect(readStickers()).toMatchObject([{ uploading: false, is_icon: true, iconObject: { id: '2B50' } }]);
    await waitUntilSettled(work);
    expect(readStickers()).toMatchObject([{ id: '2B50', thumb: 'thumb of 2B50' }]);
    expect(renamed).toHaveBeenCalledWith(icon.id, '2B50');
  });

  test('of somebody without an account is downloaded before the document is published', async () => {
    let signedIn = false;
    const work = aWork({ isSignedIn: async () => signedIn });
    const icon = work.takeIcon(star, false);
    placeSticker(icon);
    await Promise.resolve();
    expect(readStickers()).toMatchObject([{ id: icon.id }]);
    signedIn = true;
    await work.finish();
    expect(readStickers()).toMatchObject([{ id: '2B50' }]);
  });

  test('that the account has is not downloaded again', async () => {
    const download = vi.fn(async () => createImage('x'));
    const work = aWork({ download, listKnown: async (ids) => ids.map((id) => ({ id })) });
    placeSticker({ ...(await pickIcon()), id: 'there' });
    await work.finish();
    expect(download).not.toHaveBeenCalled();
  });

  test('that cannot be downloaded is taken out, a color that cannot is kept for later', async () => {
    const broken = aWork({ download: () => Promise.reject(new Error('no')) });
    placeSticker(broken.takeIcon(star, false));
    await waitUntilSettled(broken);
    expect([readStickers(), failed]).toMatchObject([[], [{ message: 'no' }]]);
    placeSticker(broken.restyle(await pickIcon(), { color: '#B42318' }));
    await waitUntilSettled(broken);
    expect(readStickers()).toMatchObject([{ color: '#B42318' }]);
    await aWork().finish();
    expect(readStickers()).toMatchObject([{ id: '2B50 #B42318' }]);
  });
});
