import { expect, test } from 'vitest';
import { toColumns } from './column-arithmetic.ts';
import { toFormula } from './formula-text.ts';
import { toRoughText, toWidthText } from './rough-text.ts';

test.each([
  ['\\frac{1}{2} + x^2', '1/2 + x^2'],
  ['\\sqrt{16} \\le 2\\pi r', '√16 ≤ 2π r'],
  ['50\\% of \\text{it}', '50% of it'],
  [toColumns({ numbers: ['47', '35'], sign: '+' }), '47 + 35'],
  ['\\frac{1', 'frac 1'],
])('names have %s as %s', (tex, words) => {
  expect(
    toRoughText(`So ${toFormula(tex)}.`)
      .replace(/\s+/g, ' ')
      .replace(' .', '.'),
  ).toBe(`So ${words}.`);
});

test('a text without formulas stays as it is', () => {
  expect(toRoughText('It costs $5 {now}.')).toBe('It costs $5 {now}.');
});

test.each([
  ['\\frac{12}{345}', '345'],
  ['a+b', 'a + b'],
  ['\\alpha\\le x^2', '0 ≤ x2'],
  [toColumns({ numbers: ['47', '1035'], sign: '+' }), ' + 1035'],
])('%s is about as wide as the letters %s', (tex, letters) => {
  expect(toWidthText(toFormula(tex))).toBe(letters);
});
