import { expect, test } from 'vitest';
import { canBeTyped, judgeAnswer } from './judge-answer.ts';

test.each([
  ['bread', 'bread', 'right'],
  ['  the   bread ', 'the bread', 'right'],
  ['bread.', 'bread', 'right'],
  ['Bread', 'bread', 'close'],
  ['cafe', 'café', 'close'],
  ['colour', 'color / colour', 'right'],
  ['the house', 'the house; the home', 'right'],
  ['to go', 'to go (by car)', 'right'],
  ['quelle', 'Quelle?', 'close'],
  ["l'eau", 'l’eau', 'right'],
  ['хлеб', 'Хлеб', 'close'],
  ['パン', 'パン', 'right'],
  ['ＡＢＣ', 'ABC', 'right'],
  ['1/2', '1/2', 'right'],
  ['butter', 'bread', 'wrong'],
  ['brea', 'bread', 'wrong'],
  ['', 'bread', 'wrong'],
  ['?', '?', 'right'],
  ['?', 'bread', 'wrong'],
] as const)('"%s" for "%s" is %s', (typed, answer, judgement) => {
  expect(judgeAnswer(typed, answer)).toBe(judgement);
});

test('a long answer is chosen again, because nobody types it as it stands on the card', () => {
  expect(canBeTyped('the process by which plants make their own food')).toBe(true);
  expect(canBeTyped('the process by which green plants make their own food from sunlight and water')).toBe(
    false,
  );
});
