import { describe, expect, test } from 'vitest';
import { placeSticker } from '#shared/paper/sheet/place-sticker.ts';
import { imageAttachment } from '#shared/vocabulary/image.ts';
import type { SheetGrid } from '../../document/sheet-grid.ts';
import {
  dragSticker,
  getSheet,
  growSticker,
  moveToSheet,
  nudgeSticker,
  resizeSticker,
  rotateBy,
  rotateTo,
} from './geometry.ts';
import { handleStickerKey } from './sticker-keys.ts';

const sheets: SheetGrid = { paper: 'letter', count: 3, columns: 1 };
const sticker = (given: object = {}) => imageAttachment.parse({ id: 's', ...given });

describe('dragging', () => {
  test('follows the pointer', () => {
    expect(dragSticker(sticker(), { x: 20, y: -30 }, sheets)).toMatchObject({ x: 320, y: 270, docIndex: 0 });
  });

  test('goes to the sheet that its middle is over', () => {
    expect(dragSticker(sticker(), { x: 0, y: 1080 }, sheets)).toMatchObject({ x: 300, y: 300, docIndex: 1 });
    expect(dragSticker(sticker({ docIndex: 1, y: 10 }), { x: 0, y: -100 }, sheets)).toMatchObject({
      docIndex: 0,
      y: 1056 - 120,
    });
  });

  test('goes to the back beside its front', () => {
    const pairs: SheetGrid = { ...sheets, count: 4, columns: 2 };
    expect(dragSticker(sticker(), { x: 900, y: 0 }, pairs)).toMatchObject({ x: 336, y: 300, docIndex: 1 });
  });

  test('stays within the sheets', () => {
    expect(dragSticker(sticker(), { x: -5000, y: -5000 }, sheets)).toMatchObject({ x: 0, y: 0, docIndex: 0 });
    const last = dragSticker(sticker(), { x: 5000, y: 9000 }, sheets);
    expect(last).toMatchObject({ x: 816 - 120, y: 1056 - 120, docIndex: 2 });
  });

  test('begins on the last sheet where its own is gone', () => {
    expect(getSheet({ docIndex: 9 }, 3)).toBe(2);
    expect(dragSticker(sticker({ docIndex: 9 }), { x: 1, y: 0 }, sheets)).toMatchObject({
      docIndex: 2,
      x: 301,
    });
  });
});

describe('resizing', () => {
  const rightBottom = { x: 1, y: 1 } as const;

  test('keeps the proportions and the opposite corner', () => {
    const place = resizeSticker(sticker({ ratio: 2 }), rightBottom, { x: 540, y: 420 }, 'letter');
    expect(place).toMatchObject({ x: 300, y: 300, width: 240, height: null });
    const fromLeft = resizeSticker(sticker(), { x: -1, y: -1 }, { x: 240, y: 240 }, 'letter');
    expect(fromLeft).toMatchObject({ x: 240, y: 240, width: 180 });
  });

  test('without the lock takes any proportions', () => {
    const free = sticker({ lockAspectRatio: false });
    expect(resizeSticker(free, rightBottom, { x: 500, y: 340 }, 'letter')).toMatchObject({
      width: 200,
      height: 40,
    });
  });

  test('locked again keeps the proportions it was given', () => {
    const wide = sticker({ width: 200, height: 40 });
    expect(resizeSticker(wide, rightBottom, { x: 700, y: 380 }, 'letter')).toMatchObject({
      width: 400,
      height: 80,
    });
  });

  test('of a turned sticker keeps its opposite corner too', () => {
    const turned = sticker({ rotation: 90 });
    // Seen, its right bottom corner is the one at the left below.
    const place = resizeSticker(turned, rightBottom, { x: 240, y: 480 }, 'letter');
    expect(place).toMatchObject({ width: 180, rotation: 90 });
    expect([place.x + place.width, place.y]).toEqual([420, 300]);
  });

  test('ends at the edge of the sheet, and before nothing is left', () => {
    const large = resizeSticker(sticker(), rightBottom, { x: 5000, y: 5000 }, 'letter');
    expect(large.x).toBeCloseTo(300, 0);
    expect(large.width).toBeGreaterThan(510);
    expect(large.x + large.width).toBeLessThanOrEqual(816);
    expect(resizeSticker(sticker(), rightBottom, { x: 0, y: 0 }, 'letter').width).toBe(16);
  });

  test('by keys is about the middle', () => {
    expect(growSticker(sticker(), 8, 'letter')).toMatchObject({ x: 296, y: 296, width: 128 });
    expect(growSticker(sticker({ width: 16 }), -8, 'letter').width).toBe(16);
  });
});

describe('turning', () => {
  test.each([
    [{ x: 360, y: 0 }, 0],
    [{ x: 800, y: 360 }, 90],
    [{ x: 360, y: 900 }, 180],
    [{ x: 0, y: 360 }, -90],
  ])('the handle at %j stands for %i°', (to, degrees) => {
    expect(rotateTo(sticker(), to, false, 'letter').rotation).toBe(degrees);
  });

  test('goes in steps of 15° where that is asked', () => {
    expect(rotateTo(sticker(), { x: 500, y: 100 }, true, 'letter').rotation).toBe(30);
  });

  test('brings the corners back onto the sheet', () => {
    const place = rotateBy(sticker({ x: 0, y: 0, width: 300, ratio: 3 }), 90, 'letter');
    expect(placeSticker({ ...sticker({ ratio: 3 }), ...place }, 'letter').top).toBe(place.y);
    expect(place.y).toBe(100);
  });
});

describe('a key', () => {
  const act = (key: string, shiftKey = false, given: object = {}) =>
    handleStickerKey(sticker(given), { key, shiftKey }, sheets);

  test('moves a little, with Shift by half an inch, and says where to', () => {
    expect(act('ArrowRight')?.place).toMatchObject({ x: 304, y: 300 });
    expect(act('ArrowUp', true)?.place).toMatchObject({ x: 300, y: 252 });
    expect(act('ArrowUp', true)?.says).toBe('3.13 in from the left, 2.63 in from the top, page 1');
    expect(nudgeSticker(sticker(), { x: -900, y: 0 }, sheets).x).toBe(0);
  });

  test('says lengths in centimetres on A4', () => {
    const press = (key: string) =>
      handleStickerKey(sticker(), { key, shiftKey: false }, { ...sheets, paper: 'a4' })?.says;
    expect(press('ArrowRight')).toBe('8.04 cm from the left, 7.94 cm from the top, page 1');
    expect(press('+')).toBe('3.39 cm wide');
  });

  test('resizes, turns, and goes from sheet to sheet', () => {
    expect(act('+')?.says).toBe('1.33 in wide');
    expect(act('-')?.place.width).toBe(112);
    expect(act('r')?.says).toBe('Turned to 15°');
    expect(act('R', true)?.place.rotation).toBe(-15);
    expect(act('PageDown')?.place.docIndex).toBe(1);
    expect(moveToSheet(sticker(), -1, sheets).docIndex).toBe(0);
    expect(act('x')).toBeNull();
  });
});
