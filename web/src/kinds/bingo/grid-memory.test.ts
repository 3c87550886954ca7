import { expect, test } from 'vitest';
import type { Dimension } from '#shared/kinds/bingo/choices.ts';
import { returnToDimension } from '#shared/kinds/bingo/rules.ts';
import { bingo } from '#shared/kinds/bingo/schema.ts';
import { swapGrid } from './grid-memory.ts';

test('a size of cards that is tried and taken back loses neither free spaces nor the top word', () => {
  const game = bingo.parse({ entity_type: 'bingo', items: [] });
  const editor = {};
  const choose = (dimension: Dimension) =>
    returnToDimension(game, { dimension, last: swapGrid(editor, structuredClone(game), dimension) });
  choose(4);
  expect(game).toMatchObject({ free_spaces: [], free_space_preset: 2, show_top_word: 0 });
  Object.assign(game, { top_word: 'FOUR', show_top_word: 1, free_spaces: [1, 6], free_space_preset: 3 });
  choose(5);
  expect(game).toMatchObject({
    free_spaces: [13],
    free_space_preset: 0,
    show_top_word: 1,
    top_word: 'BINGO',
  });
  choose(4);
  expect(game).toMatchObject({
    free_spaces: [1, 6],
    free_space_preset: 3,
    show_top_word: 1,
    top_word: 'FOUR',
  });
});

test('another game knows nothing of it', () => {
  const game = bingo.parse({ entity_type: 'bingo', items: [] });
  swapGrid({}, game, 4);
  expect(swapGrid({}, { ...game, dimension: 4 }, 5)).toBeUndefined();
});
