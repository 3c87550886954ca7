import { describe, expect, test } from 'vitest';
import { aWorksheet } from '#test/support/builders.ts';
import { worksheet } from '../kinds/worksheet/schema.ts';
import type { BlockPlaces } from '../paper/layout/paper-content.ts';
import { imageAttachment } from '../vocabulary/image.ts';
import {
  addSticker,
  canAddSticker,
  releaseStickers,
  removeSticker,
  reorderSticker,
  setPaper,
  setSticker,
} from './sticker-rules.ts';

const sticker = (id: string, given: object = {}) => imageAttachment.parse({ id, ...given });
const withStickers = (...ids: string[]) => aWorksheet({ images: ids.map((id) => ({ id })) });
const ids = ({ images }: ReturnType<typeof aWorksheet>) => images.map(({ id }) => id);

test('a new sticker stands on top at 300, 300, aside of those that stand there on the same sheet', () => {
  const document = withStickers();
  for (const id of ['a', 'b', 'c']) addSticker(document, sticker(id));
  addSticker(document, sticker('d', { docIndex: 1 }));
  expect(document.images.map(({ id, x, y }) => [id, x, y])).toEqual([
    ['a', 300, 300],
    ['b', 324, 324],
    ['c', 348, 348],
    ['d', 300, 300],
  ]);
});

test.each([300, 800])('200 of them at one place (%i) are a document that a reader takes as it is', (x) => {
  const document = withStickers();
  for (let at = 0; at < 200; at++) addSticker(document, sticker(`s${at}`, { x }));
  expect(document.images).toHaveLength(200);
  expect(worksheet.parse(structuredClone(document))).toEqual(document);
});

test('there are at most 200', () => {
  const document = withStickers(...Array.from({ length: 200 }, (_, index) => `s${index}`));
  expect(canAddSticker(document)).toBe(false);
  addSticker(document, sticker('another'));
  expect(document.images).toHaveLength(200);
});

test('a sticker comes to the front, goes to the back, is replaced and removed', () => {
  const document = withStickers('a', 'b', 'c');
  reorderSticker(document, { index: 0, to: 'front' });
  expect(ids(document)).toEqual(['b', 'c', 'a']);
  reorderSticker(document, { index: 1, to: 'back' });
  expect(ids(document)).toEqual(['c', 'b', 'a']);
  setSticker(document, { index: 1, image: sticker('B') });
  removeSticker(document, 0);
  expect(ids(document)).toEqual(['B', 'a']);
  setSticker(document, { index: 7, image: sticker('nowhere') });
  reorderSticker(document, { index: 7, to: 'back' });
  expect(ids(document)).toEqual(['B', 'a']);
});

test('another paper takes the stickers along with what they stand beside, and back again', () => {
  const document = aWorksheet({ paper: 'letter', images: [{ id: 'a', x: 300, y: 300 }] });
  setPaper(document, 'a4');
  expect(document.paper).toBe('a4');
  expect(document.images).toMatchObject([{ x: expect.closeTo(288.9, 1), y: expect.closeTo(333.3, 1) }]);
  setPaper(document, 'letter');
  expect(document.images).toMatchObject([{ x: expect.closeTo(300), y: expect.closeTo(300) }]);
});

describe('stickers on an item that is deleted', () => {
  const on = (enlarge: number): BlockPlaces => ({
    paper: 'letter',
    enlarge,
    keys: new Set(['a', 'b']),
    places: [{ key: 'a', sheet: 1, top: 400, height: 100, start: 0, part: { from: 0, top: 0 } }],
  });
  const release = (places: BlockPlaces | null, ids = ['a']) => {
    const anchor = { item: 'a', y: 60 };
    const document = aWorksheet({ images: [{ id: 's', ratio: 1, x: 300, y: 90, anchor }] });
    releaseStickers(document, { ids, on: places });
    return document.images[0];
  };

  test('stay on the sheet where they were seen last', () => {
    expect(release(on(1))).toMatchObject({ x: 300, y: 400, docIndex: 1, width: 120, anchor: null });
  });
  test('go back to where they were put while large print is shown, or nothing is laid out', () => {
    for (const places of [on(1.5), null])
      expect(release(places)).toMatchObject({ y: 90, docIndex: 0, width: 120, anchor: null });
  });
  test('other stickers hold to their items', () => {
    expect(release(on(1), ['b'])).toMatchObject({ anchor: { item: 'a' } });
  });
});
