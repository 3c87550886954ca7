import { expect, test } from 'vitest';
import { MemoCache } from '../../paper/measure/memo-cache.ts';
import { DIMENSIONS } from './choices.ts';
import { applyGridSizes, getGridSizes } from './grid-sizes.ts';
import { setDimension, setWordSize } from './rules.ts';
import { bingo } from './schema.ts';

const createGame = (terms: readonly string[] = ['rainbow'], given: object = {}) =>
  bingo.parse({ entity_type: 'bingo', items: terms.map((term, at) => ({ id: `w${at}`, term })), ...given });

test('words and pictures grow with the squares while nobody has set a size', () => {
  const game = createGame(['rainbow'], { automatic_sizes: { font: true, images: true } });
  const sizes = DIMENSIONS.map((dimension) => {
    setDimension(game, dimension);
    const { font_size, style } = applyGridSizes(game, new MemoCache());
    return [font_size, Math.round(style.images.size)];
  });
  expect(sizes).toEqual([
    [36, 175],
    [26, 131],
    [20, 105],
    [18, 96],
    [16, 96],
  ]);
});

test('numbers and letters alone are set larger', () => {
  expect(getGridSizes(createGame(['1', '75'])).font).toBe(36);
  expect(getGridSizes(createGame(['1', 'seventy'])).font).toBe(20);
  expect(getGridSizes(createGame([])).font).toBe(20);
});

test('a size that was set by hand stays on every grid', () => {
  const game = createGame(['rainbow'], { automatic_sizes: { font: true } });
  setWordSize(game, 14);
  setDimension(game, 3);
  expect(applyGridSizes(game, new MemoCache())).toBe(game);
  expect(game.font_size).toBe(14);
});
