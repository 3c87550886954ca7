import { describe, expect, test } from 'vitest';
import { imageAttachment } from '../../vocabulary/image.ts';
import { SHEETS } from './page-sizes.ts';
import { getRotatedSize, placeOnPaper, placeSticker } from './place-sticker.ts';

const place = (given: object) => placeSticker(imageAttachment.parse({ id: 'a', ...given }), 'letter');

describe('a sticker', () => {
  test('is 120 px wide at 300, 300 when it is new, as high as its picture wants', () => {
    expect(place({ ratio: 1.5 })).toEqual({ left: 300, top: 300, width: 120, height: 80 });
  });

  test('has the height that it was given', () => {
    expect(place({ width: 200, height: 50 })).toMatchObject({ width: 200, height: 50 });
  });

  test.each([
    [
      { x: 5000 / 5, y: -400 },
      { left: 816 - 120, top: 0 },
    ],
    [
      { x: -60, y: 1200 },
      { left: 0, top: 1056 - 120 },
    ],
  ])('put beyond the sheet stands within it', (at, within) => {
    expect(place(at)).toMatchObject(within);
  });

  test('that is turned has its corners on the sheet too', () => {
    const { left, top, width, height } = place({ x: -500, y: -500, rotation: 45 });
    const taken = getRotatedSize(width, height, 45);
    expect(left + width / 2 - taken.width / 2).toBeCloseTo(0);
    expect(top + height / 2 - taken.height / 2).toBeCloseTo(0);
  });

  test('stands on another paper as far from the content as on its own, never further than it may', () => {
    const [{ marginX, marginY }, a4] = [SHEETS.letter, SHEETS.a4];
    const moved = placeOnPaper({ x: marginX + 10, y: marginY - 20 }, 'letter', 'a4');
    expect([moved.x - a4.marginX, moved.y - a4.marginY]).toEqual([expect.closeTo(10), expect.closeTo(-20)]);
    expect(placeOnPaper({ x: -1056, y: 1408 }, 'letter', 'a4')).toEqual({ x: -1056, y: 1408 });
  });

  test('wider than the sheet shrinks to it', () => {
    expect(place({ width: 1056 })).toEqual({ left: 0, top: 240, width: 816, height: 816 });
    expect(SHEETS.letter.width).toBe(816);
  });
});
