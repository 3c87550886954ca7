import { expect, test } from 'vitest';
import { escapeFormula, unescapeFormula } from './spreadsheet-formula.ts';

const FORMULAS = [
  '=1+1',
  '+1',
  '-1',
  '@sum',
  '\t=1',
  '\r=1',
  ' =1',
  '\u200B=1',
  '＝1',
  '＋1',
  '－1',
  '＠a',
  "'=1",
  "''=1",
];

test.each(FORMULAS)('%j opens as text in a spreadsheet, and reads back as it was', (text) => {
  expect(escapeFormula(text)).toBe(`'${text}`);
  expect(unescapeFormula(escapeFormula(text))).toBe(text);
});

test.each(['a', "'a", '1', 'x = 1', '', '’tis'])('%j is no formula and stays', (text) => {
  expect(escapeFormula(text)).toBe(text);
  expect(unescapeFormula(text)).toBe(text);
});
