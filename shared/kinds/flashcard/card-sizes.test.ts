import { expect, test } from 'vitest';
import { MemoCache } from '../../paper/measure/memo-cache.ts';
import { applyCardSizes } from './card-sizes.ts';
import { setPageSetup } from './rules.ts';
import { flashcard } from './schema.ts';

const createDeck = (given: object = {}) => flashcard.parse({ entity_type: 'flashcard', ...given });

test('type and pictures grow with the card while nobody has set a size', () => {
  const deck = createDeck({ automatic_sizes: { font: true, images: true } });
  const sizes = (['s10', 's8', 's4', 's1'] as const).map((setup) => {
    setPageSetup(deck, setup);
    const { style } = applyCardSizes(deck, new MemoCache());
    return [style.font_size, style.images.size];
  });
  expect(sizes).toEqual([
    [20, 80],
    [24, 96],
    [40, 200],
    [96, 480],
  ]);
});

test('a size that was set by hand stays while the other follows', () => {
  const deck = createDeck({ page_setup: 's2', style: { font_size: 18 }, automatic_sizes: { images: true } });
  const { style } = applyCardSizes(deck, new MemoCache());
  expect([style.font_size, style.images.size]).toEqual([18, 230]);
});

test('a document of before keeps the sizes that it has stored', () => {
  const deck = createDeck({ page_setup: 's1', style: { font_size: 24 } });
  expect(applyCardSizes(deck, new MemoCache())).toBe(deck);
});

test('while nothing changes, the style is the same object', () => {
  const deck = createDeck({ automatic_sizes: { font: true } });
  const reuse = new MemoCache();
  const { style } = applyCardSizes(deck, reuse);
  expect(applyCardSizes({ ...deck, items: [] }, reuse).style).toBe(style);
});
