import { expect, test } from 'vitest';
import {
  answerCard,
  createStudySession,
  flipCard,
  getCurrentCard,
  isOver,
  listUnanswered,
  repeatCards,
  shuffleSession,
  stepCards,
} from './study-session.ts';

test('cards come up one by one with their terms, and none before the first; behind the last the round is over', () => {
  const first = createStudySession(2);
  expect(stepCards(first, -1)).toBe(first);
  const second = stepCards(flipCard(first), 1);
  expect([getCurrentCard(second), second.isFlipped]).toEqual([1, false]);
  const over = stepCards(second, 1);
  expect([isOver(over), stepCards(over, 1)]).toEqual([true, over]);
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

test('what was not known comes again until it is known', () => {
  const answers = [true, false, false, true];
  const over = answers.reduce((from, isKnown) => answerCard(flipCard(from), isKnown), createStudySession(4));
  expect([isOver(over), over.known, over.again]).toEqual([true, [0, 3], [1, 2]]);
  const second = repeatCards(over);
  expect([second.order, second.at, second.isFlipped, isOver(second)]).toEqual([[1, 2], 0, false, false]);
  expect(repeatCards(answerCard(answerCard(second, true), false)).order).toEqual([2]);
});

test('cards that are stepped over are not answered, and come again after those that were not known', () => {
  const last = stepCards(answerCard(stepCards(createStudySession(4), 1), false), 1);
  const over = answerCard(last, true);
  expect([over.known, over.again, listUnanswered(over)]).toEqual([[3], [1], [0, 2]]);
  expect(repeatCards(over).order).toEqual([1, 0, 2]);
});

test('a card that is answered again is on one pile alone', () => {
  const first = answerCard(createStudySession(2), false);
  expect(answerCard(stepCards(first, -1), true)).toMatchObject({ known: [0], again: [] });
});
