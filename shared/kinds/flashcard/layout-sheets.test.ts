import { describe, expect, test } from 'vitest';
import { CONTENT_HEIGHT, CONTENT_WIDTH, inchesToPx } from '../../paper/sheet/page-sizes.ts';
import { PAGE_SETUPS } from './choices.ts';
import { type Cell, layOutDeck, TICK } from './layout-sheets.ts';
import { getCardSize, type PageSetup, SETUPS } from './page-setups.ts';

const empty = { first: CONTENT_HEIGHT, other: CONTENT_HEIGHT };
const headed = { first: CONTENT_HEIGHT - 150, other: CONTENT_HEIGHT - 60 };

/** The middle of a cell, in px from the corner of the content box. */
const middle = (setup: PageSetup, { left, top }: Cell) => {
  const { width, height } = getCardSize(setup);
  return { x: left + width / 2, y: top + height / 2 };
};
const perSheet = (setup: PageSetup) => SETUPS[setup].rows * SETUPS[setup].columns;

describe.each(PAGE_SETUPS)('%s', (setup) => {
  test('its grid stands in the middle of the content box, which is the middle of either paper', () => {
    const cards = perSheet(setup);
    const [front] = layOutDeck(cards, setup, 'fronts', empty);
    const middles = front?.cells.map((cell) => middle(setup, cell)) ?? [];
    const mean = (of: 'x' | 'y') => middles.reduce((sum, at) => sum + at[of], 0) / cards;
    expect(mean('x')).toBeCloseTo(CONTENT_WIDTH / 2, 6);
    expect(mean('y')).toBeCloseTo(CONTENT_HEIGHT / 2, 6);
  });

  test('no card stands beyond the content box, or on another', () => {
    const { width, height } = getCardSize(setup);
    const [front] = layOutDeck(perSheet(setup), setup, 'fronts', empty);
    for (const { left, top } of front?.cells ?? []) {
      expect(Math.min(left, top)).toBeGreaterThanOrEqual(-0.001);
      expect(left + width).toBeLessThanOrEqual(CONTENT_WIDTH + 0.001);
      expect(top + height).toBeLessThanOrEqual(CONTENT_HEIGHT + 0.001);
    }
    expect(new Set(front?.cells.map(({ left, top }) => `${left}/${top}`)).size).toBe(perSheet(setup));
  });

  test('below a head its corner ticks have their room, above and below alike, where a card leaves any', () => {
    const [front] = layOutDeck(perSheet(setup), setup, 'fronts', headed);
    const { top = 0, rows = 0 } = front ?? {};
    const [above, below] = [top - 150, CONTENT_HEIGHT - top - rows * getCardSize(setup).height];
    const spare = Math.max(0, above + below);
    expect(above).toBeCloseTo(Math.min(TICK.gap + TICK.length, spare / 2), 6);
  });

  test.each([
    ['long_edge', empty],
    ['short_edge', empty],
    ['long_edge', headed],
    ['short_edge', headed],
  ] as const)('printed on both sides and turned on its %s, each back lies behind its front', (edge, room) => {
    // The last sheet is not full.
    const sheets = layOutDeck(perSheet(setup) * 2 + 1, setup, edge, room);
    const fronts = sheets.filter(({ face }) => face === 'front');
    const backs = sheets.filter(({ face }) => face === 'back');
    expect(sheets.map(({ face }) => face)).toEqual(fronts.flatMap(() => ['front', 'back']));
    for (const [at, { cells }] of fronts.entries())
      for (const [place, cell] of cells.entries()) {
        const back = backs[at]?.cells[place];
        expect(back).toMatchObject({ card: cell.card, side: 'definition' });
        const seen = middle(setup, cell);
        const reverse = back && middle(setup, back);
        expect(reverse?.x).toBeCloseTo(edge === 'long_edge' ? CONTENT_WIDTH - seen.x : seen.x, 6);
        expect(reverse?.y).toBeCloseTo(edge === 'long_edge' ? seen.y : CONTENT_HEIGHT - seen.y, 6);
      }
  });

  test.each(['long_edge', 'short_edge', 'fold_over', 'fronts', 'backs'] as const)(
    'printed as %s, every card is there once with each side',
    (sides) => {
      const cells = layOutDeck(23, setup, sides, empty).flatMap((sheet) => sheet.cells);
      const both = sides !== 'fronts' && sides !== 'backs';
      const of = (side: Cell['side']) => cells.filter((cell) => cell.side === side).map(({ card }) => card);
      const all = Array.from({ length: 23 }, (_, card) => card);
      expect(of('term')).toEqual(both || sides === 'fronts' ? all : []);
      expect(of('definition')).toEqual(both || sides === 'backs' ? all : []);
    },
  );
});

test('five sheets of eight fronts and five of eight backs hold forty cards', () => {
  const sheets = layOutDeck(40, 's8', 'long_edge', empty);
  expect(sheets.map(({ cells }) => cells.length)).toEqual(Array.from({ length: 10 }, () => 8));
});

test('below a head stand as many rows as have room', () => {
  const rows = (free: number) =>
    layOutDeck(8, 's8', 'fronts', { ...empty, first: inchesToPx(free) })[0]?.rows;
  expect([rows(10), rows(9.9), rows(7.5), rows(7.4), rows(5)]).toEqual([4, 3, 3, 2, 2]);
});

test('folded cards stand beside each other, and on whole-width setups above each other with the back turned', () => {
  const beside = layOutDeck(1, 's10', 'fold_over', empty)[0]?.cells;
  expect(beside?.map(({ left, turned }) => [Math.round(left * 10) / 10, turned])).toEqual([
    [14.4, false],
    [350.4, false],
  ]);
  const above = layOutDeck(1, 's2', 'fold_over', empty)[0]?.cells;
  expect(above?.map(({ top, turned }) => [top, turned])).toEqual([
    [0, false],
    [inchesToPx(5), true],
  ]);
});

test('Avery 5371 and 5388 have the geometry of their stock on Letter', () => {
  const corner = (setup: PageSetup) => {
    const cell = layOutDeck(1, setup, 'fronts', empty)[0]?.cells[0];
    // Letter's margins around the content box.
    return [(cell?.left ?? 0) / 96 + 0.6, (cell?.top ?? 0) / 96 + 0.5].map((at) => at.toFixed(3));
  };
  expect(corner('s10')).toEqual(['0.750', '0.500']);
  expect(corner('s3')).toEqual(['1.750', '1.000']);
});
