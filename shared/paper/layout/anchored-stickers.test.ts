import { describe, expect, test } from 'vitest';
import { imageAttachment } from '../../vocabulary/image.ts';
import { SHEETS } from '../sheet/page-sizes.ts';
import { anchorSticker, locateSticker } from './anchored-stickers.ts';
import type { BlockPlace, BlockPlaces } from './paper-content.ts';

const place = (key: string, given: Partial<BlockPlace> = {}): BlockPlace => ({
  key,
  sheet: 0,
  top: 100,
  height: 200,
  start: 0,
  part: { from: 0, top: 0 },
  ...given,
});
const placesAt = (places: readonly BlockPlace[], given: Partial<BlockPlaces> = {}): BlockPlaces => ({
  paper: 'letter',
  enlarge: 1,
  keys: new Set(places.map(({ key }) => key)),
  places,
  ...given,
});
const sticker = (given: object = {}) =>
  imageAttachment.parse({ id: 's', width: 60, height: 40, x: 400, ...given });
/** The sticker as stored once it was put 50 px below the beginning of an item at 100 px. */
const put = () => {
  const image = sticker({ y: 130 });
  return { ...image, ...anchorSticker(image, placesAt([place('a'), place('b', { top: 300 })])) };
};

describe('a sticker put on an item', () => {
  test('keeps its place as long as the item does', () => {
    expect(put().anchor).toEqual({ item: 'a', y: 50 });
    expect(locateSticker(put(), placesAt([place('a')]))).toMatchObject({ x: 400, y: 130, docIndex: 0 });
  });

  test('in a column keeps its place there, and moves along to another one', () => {
    const image = sticker({ y: 130, x: 500 });
    const left = place('left', { left: 0, width: 334 });
    const right = place('right', { left: 366.8, width: 334 });
    const spot = { ...image, ...anchorSticker(image, placesAt([left, right])) };
    expect(spot.anchor).toEqual({ item: 'right', y: 50 });
    expect(locateSticker(spot, placesAt([left, right]))).toMatchObject({ x: 500, y: 130 });
    const across = placesAt([place('right', { left: 0, width: 334, top: 400 })]);
    expect(locateSticker(spot, across)).toMatchObject({ x: 500 - 366.8, y: 430 });
  });

  test('moves with it down the sheet, and to another one', () => {
    expect(locateSticker(put(), placesAt([place('a', { top: 170 })]))).toMatchObject({ x: 400, y: 200 });
    const elsewhere = placesAt([place('a', { sheet: 2, top: 48 })]);
    expect(locateSticker(put(), elsewhere)).toMatchObject({ y: 78, docIndex: 2 });
  });

  test('goes with the part of a split item that it stands on', () => {
    const split = placesAt([
      place('a', { height: 30 }),
      place('a', { sheet: 1, top: 48, start: 30, height: 170 }),
    ]);
    expect(locateSticker(put(), split)).toMatchObject({ y: 48, docIndex: 1 });
  });

  test('is in large print half as large again, and as far from the item and the margin', () => {
    const large = placesAt([place('a', { top: 120, height: 400 })], { enlarge: 1.5 });
    const { marginX } = SHEETS.letter;
    expect(locateSticker(put(), large)).toMatchObject({
      width: 90,
      height: 60,
      x: marginX + (400 - marginX) * 1.5,
      // Its middle, 75 px below the item, less half its height.
      y: 120 + 75 - 30,
    });
  });

  test('put in large print is stored as the document has it', () => {
    const large = placesAt([place('a', { top: 120, height: 400 })], { enlarge: 1.5 });
    const shown = locateSticker(put(), large);
    const stored = shown && anchorSticker(shown, large);
    expect(stored).toMatchObject({ x: 400, width: 60, height: 40, anchor: { item: 'a', y: 50 } });
  });

  test('is not printed while the item prints nothing, and keeps to the sheet once the item is gone', () => {
    expect(locateSticker(put(), placesAt([], { keys: new Set(['a']) }))).toBeNull();
    expect(locateSticker(put(), placesAt([place('b')]))).toMatchObject({ y: 130, docIndex: 0 });
  });
});

describe('a sticker put beside all items', () => {
  test('keeps to the sheet', () => {
    const image = sticker({ y: 800 });
    expect(anchorSticker(image, placesAt([place('a')]))).toMatchObject({ y: 800, anchor: null });
    const stored = { ...image, anchor: null };
    expect(locateSticker(stored, placesAt([place('a', { top: 300 })], { enlarge: 1.5 }))).toBe(stored);
  });

  test('holds to the item that it covers most of where its middle is between two', () => {
    const on = placesAt([place('a', { height: 25 }), place('b', { top: 140 })]);
    expect(anchorSticker(sticker({ y: 114 }), on).anchor).toEqual({ item: 'b', y: -6 });
  });
});

describe('on a sheet that is moved to make room for holes', () => {
  const margin: BlockPlaces['margin'] = {
    move: (image, by) => ({ ...image, x: image.x + by * (image.docIndex % 2 === 0 ? 20 : -20) }),
    inset: 0,
  };
  const places = placesAt([place('a'), place('b', { sheet: 1 })], { margin });

  test.each([
    { given: { y: 130, docIndex: 0 }, stored: 380 },
    { given: { y: 130, docIndex: 1 }, stored: 420 },
    { given: { y: 700, docIndex: 1 }, stored: 420 },
  ])('a sticker is stored as if it was not, and is seen where it was put: %j', ({ given, stored }) => {
    const image = sticker(given);
    const kept = { ...image, ...anchorSticker(image, places) };
    expect(kept.x).toBe(stored);
    expect(locateSticker(kept, places)).toMatchObject({ x: 400, y: given.y, docIndex: given.docIndex });
  });
});
