import { expect, test } from 'vitest';
import { faceUp, flipped, inOrder, inRandomOrder, step } from './study.ts';

test('cards come up one by one with their terms, and neither before the first nor after the last', () => {
  const first = inOrder(2);
  expect(step(first, -1)).toBe(first);
  const second = step(flipped(first), 1);
  expect([faceUp(second), second.isFlipped]).toEqual([1, false]);
  expect(step(second, 1)).toBe(second);
  expect(faceUp(step(second, -1))).toBe(0);
});

test('a card turns over and back', () => {
  expect(flipped(flipped(inOrder(1)))).toEqual({ ...inOrder(1), seed: expect.any(Number) });
});

test('shuffled, all cards come up once, in another order each time', () => {
  const once = inRandomOrder(step(inOrder(30), 5));
  const again = inRandomOrder(once);
  expect(once.at).toBe(0);
  expect(once.order.toSorted((a, b) => a - b)).toEqual(inOrder(30).order);
  expect(again.order).not.toEqual(once.order);
});
