import { expect, test } from 'vitest';
import { escapeOtherSigns, hasMarkup } from './has-markup.ts';

test.each([
  '<b>x</b>',
  'a<br/>b',
  '<IMG src="a.png" alt=\'x\'>',
  '<p class=x hidden>',
  'R&amp;D',
  '<m:math><mi>x</mi>',
  '<!-- x -->',
  '<input disabled/>',
  '<span style="color: red">',
])('%s is markup, and stays as it is', (text) => {
  expect(hasMarkup(text)).toBe(true);
  expect(escapeOtherSigns(text)).toBe(text);
});

test.each([
  'a<b and b>c',
  'List<String> x',
  'if (i<n) { i++ }',
  '1 < 2 > 0',
  '<3',
  '<>',
  '<name> of <place>',
])('%s is text', (text) => {
  expect(hasMarkup(text)).toBe(false);
  expect(escapeOtherSigns(text)).toBe(text.replaceAll('<', '&lt;'));
});

test('a text of tags that never end is searched in a moment', () => {
  const begun = performance.now();
  for (const part of ['<a b="', '<a b=c d', "<img src='", '<a ', '<a\t\t\t', '<x:'])
    escapeOtherSigns(part.repeat(50_000));
  escapeOtherSigns(`<a ${'b=c '.repeat(100_000)}`);
  escapeOtherSigns(`<a${' '.repeat(100_000)}`);
  expect(performance.now() - begun).toBeLessThan(3000);
});
