import { expect, test } from 'vitest';
import { imageAttachment } from '../../vocabulary/image.ts';
import type { TextBox } from '../measure/measure-text.ts';
import { SHEETS } from '../sheet/page-sizes.ts';
import { listCoveredBlocks } from './covered-text.ts';
import type { BlockPlaces } from './paper-content.ts';

const { marginX } = SHEETS.letter;
const on: BlockPlaces = {
  paper: 'letter',
  enlarge: 1,
  keys: new Set(['a', 'b']),
  places: ['a', 'b'].map((key, at) => ({
    key,
    sheet: 0,
    top: 100 + at * 100,
    height: 100,
    start: 0,
    part: { from: 0, top: 0 },
  })),
};
/** A line of 200 px at the top of its item. */
const LINE: TextBox = { left: 0, right: 200, top: 0, bottom: 20 };
const covered = (given: object, asked: string[] = []) =>
  listCoveredBlocks(
    [imageAttachment.parse({ id: 's', width: 100, height: 100, ...given })],
    on,
    ({ key }) => {
      asked.push(key);
      return [LINE];
    },
  );

test('a sticker over a line of text names the item', () => {
  expect(covered({ x: marginX + 50, y: 90 })).toEqual(['a']);
  expect(covered({ x: marginX + 50, y: 190 })).toEqual(['b']);
});

test('a sticker beside the text of its item names nothing', () => {
  expect(covered({ x: marginX + 200, y: 90 })).toEqual([]);
  expect(covered({ x: marginX + 50, y: 115, height: 60 })).toEqual([]);
});

test('the empty edge of a picture covers nothing', () => {
  expect(covered({ x: marginX + 195, y: 90 })).toEqual([]);
});

test('on another sheet, or before the text is drawn, nothing is covered', () => {
  expect(covered({ x: marginX + 50, y: 90, docIndex: 1 })).toEqual([]);
});

test('only the text of items under a sticker is read', () => {
  const asked: string[] = [];
  covered({ x: 600, y: 205 }, asked);
  expect(asked).toEqual(['b']);
});
