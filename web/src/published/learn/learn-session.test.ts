import { describe, expect, test } from 'vitest';
import {
  answerAsked,
  createLearnSession,
  getAskedCard,
  isTyped,
  type LearnSession,
  listChoices,
} from './learn-session.ts';

const answer = (from: LearnSession, ...answers: readonly boolean[]) => answers.reduce(answerAsked, from);

describe('a card', () => {
  test('is chosen first, typed after three others, and learned then', () => {
    const start = createLearnSession([0, 1, 2, 3, 4]);
    expect([getAskedCard(start), isTyped(start, 0)]).toEqual([0, false]);
    const later = answer(start, true, true, true, true);
    expect([getAskedCard(later), isTyped(later, 0)]).toEqual([0, true]);
    expect(answer(later, true).learned).toEqual([0]);
  });

  test('that is missed comes again after three others, and begins with choosing', () => {
    const typed = answer(createLearnSession([0, 1, 2, 3, 4]), true, true, true, true);
    const missed = answer(typed, false);
    expect([missed.queue.indexOf(0), isTyped(missed, 0), missed.missed]).toEqual([3, false, [0]]);
  });

  test('that is alone is asked until it is learned', () => {
    const one = answer(createLearnSession([7]), false, true);
    expect([getAskedCard(one), isTyped(one, 7)]).toEqual([7, true]);
    const over = answer(one, true);
    expect([getAskedCard(over), over.learned, over.missed]).toEqual([null, [7], [7]]);
    expect(answer(over, true)).toBe(over);
  });
});

test('whoever answers right is asked each card twice, and whoever misses at random ends too, with all cards learned', () => {
  for (const misses of [0, 3, 5]) {
    let session = createLearnSession([...'abcdefghij'].map((_, at) => at));
    let asked = 0;
    for (; getAskedCard(session) !== null; asked += 1)
      session = answerAsked(session, misses === 0 || asked % misses !== 1);
    expect(session.learned.toSorted((a, b) => a - b)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
    if (misses === 0) expect(asked).toBe(20);
  }
});

test('four different answers are offered, the right one among them, and fewer where the deck has no more', () => {
  const answers = ['bread', 'milk', 'Bread', '', 'cheese', 'rice', 'salt'];
  for (let seed = 0; seed < 40; seed += 1) {
    const choices = listChoices(answers, 1, seed);
    expect(choices).toHaveLength(4);
    expect(choices).toContain('milk');
    expect(new Set(choices.map((choice) => choice.toLowerCase())).size).toBe(4);
    expect(choices).not.toContain('');
  }
  expect(
    new Set(Array.from({ length: 40 }, (_, seed) => listChoices(answers, 1, seed).indexOf('milk'))).size,
  ).toBe(4);
  expect(listChoices(['one', 'two'], 0, 3).toSorted()).toEqual(['one', 'two']);
});
