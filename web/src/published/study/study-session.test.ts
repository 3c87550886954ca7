import { expect, test } from 'vitest';
import { createStudySession, flipCard, getCurrentCard, shuffleSession, stepCards } from './study-session.ts';

test('cards come up one by one with their terms, and neither before the first nor after the last', () => {
  const first = createStudySession(2);
  expect(stepCards(first, -1)).toBe(first);
  const second = stepCards(flipCard(first), 1);
  expect([getCurrentCard(second), second.isFlipped]).toEqual([1, false]);
  expect(stepCards(second, 1)).toBe(second);
  expect(getCurrentCard(stepCards(second, -1))).toBe(0);
});

test('a card turns over and back', () => {
  expect(flipCard(flipCard(createStudySession(1)))).toEqual({
    ...createStudySession(1),
    seed: expect.any(Number),
  });
});

test('shuffled, all cards come up once, in another order each time', () => {
  const once = shuffleSession(stepCards(createStudySession(30), 5));
  const again = shuffleSession(once);
  expect(once.at).toBe(0);
  expect(once.order.toSorted((a, b) => a - b)).toEqual(createStudySession(30).order);
  expect(again.order).not.toEqual(once.order);
});
