import { expect, test } from 'vitest';
import { joinConditions } from './conditions.ts';

test('a condition with OR holds by itself when another one is joined to it', () => {
  const either = { where: '#a = :a OR #b = :b', given: { a: 1, b: 2 } };
  expect(joinConditions(either, { where: '#c = :c', given: { c: 3 } })).toEqual({
    where: '(#a = :a OR #b = :b) AND (#c = :c)',
    given: { a: 1, b: 2, c: 3 },
  });
});
