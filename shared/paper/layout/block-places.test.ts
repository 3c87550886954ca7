import { expect, test } from 'vitest';
import { PagePacker } from '../pack/page-packer.ts';
import { CONTENT_WIDTH, SHEETS } from '../sheet/page-sizes.ts';
import { mapBlockPlaces } from './block-places.ts';
import type { BlockColumns, PaperBlock } from './paper-content.ts';
import type { PlacedPage } from './placed-page.ts';

const block = (key: string, columns?: BlockColumns) => ({ key, columns }) as PaperBlock;
const slice = (at: number, height: number, column?: object, spaceBefore = 0) => ({
  ...{ block: at, from: 0, to: 1, top: 0, start: 0, height, spaceBefore, column },
});

test.each([
  ['ltr', [0, 366.8]],
  ['rtl', [366.8, 0]],
] as const)('blocks in columns stand side by side, the first where reading begins: %s', (dir, lefts) => {
  const columns = { count: 2, rule: true, dir, Packer: PagePacker } as const;
  const blocks = [block('a'), block('b', columns), block('c', columns), block('d', columns), block('e')];
  const at = (place: number) => ({ at: place, count: 2, first: 1, spaceBefore: 10, height: 60 });
  const slices = [
    slice(0, 30),
    slice(1, 40, at(0)),
    slice(2, 20, at(1)),
    slice(3, 30, at(1), 8),
    slice(4, 5, undefined, 10),
  ];
  const pages = [{ number: 1, slices }] as unknown as PlacedPage[];
  const room = { first: 960, other: 960 };
  const { places } = mapBlockPlaces({ blocks, stickersStandOnBlocks: true }, { pages, room }, 'a4');
  const top = SHEETS.a4.marginY;
  expect(
    places.map(({ key, left, top: from }) => [key, left && Math.round(left * 10) / 10, from - top]),
  ).toEqual([
    ['a', undefined, 0],
    ['b', lefts[0], 40],
    ['c', lefts[1], 40],
    ['d', lefts[1], 68],
    ['e', undefined, 110],
  ]);
  expect(Math.max(...places.map(({ left = 0, width = 0 }) => left + width))).toBeCloseTo(CONTENT_WIDTH, 6);
});
