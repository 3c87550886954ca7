import { expect, test } from 'vitest';
import { toFormula } from '#shared/maths/formula-text.ts';
import { getSearchTerm } from './search-term.ts';

test.each([
  ['  Die <b>drei</b> kleinen Schweinchen gingen heim ', 'Die drei kleinen Schweinchen gingen'],
  ['Was ist das?', 'Was ist das?'],
  ['', ''],
  ['3 < 5', '3 < 5'],
  ['W'.repeat(300), 'W'.repeat(200)],
  [`${'W'.repeat(199)}👩`, 'W'.repeat(199)],
])('the search begins with the first five words of an input, without tags: %j', (text, term) => {
  expect(getSearchTerm(text, 'de-DE')).toBe(term);
});

test('a formula is not searched for', () => {
  const fraction = toFormula('\\frac{2}{4} + x^2');
  expect(getSearchTerm(`Half of a pizza equals ${fraction}`, 'en-US')).toBe('Half pizza equals');
  expect(getSearchTerm(fraction, 'en-US')).toBe('');
});

test.each([
  ['Which of these is the root of a plant?', 'root plant'],
  ['How many legs does a spider have?', 'legs spider'],
  ['The three little pigs went home to bed.', 'three little pigs went home'],
  ['Where is it?', ''],
  ['What do you see?', ''],
  ['the roots', 'roots'],
  ['The Who', 'The Who'],
  ['frog', 'frog'],
  ['', ''],
])('of an English sentence only the words that name something are searched for: %j', (text, term) => {
  expect(getSearchTerm(text, 'en-US')).toBe(term);
});
