import { expect, test } from 'vitest';
import { cutText, readWords } from './lighten-paste.ts';
import { isHeavyHtml, isLongText, PASTE_LIMITS } from './paste-limits.ts';

test('a paste is too much by its characters, its lines or its elements, and a long test is not', () => {
  expect(isLongText('x'.repeat(PASTE_LIMITS.characters + 1))).toBe(true);
  expect(isLongText('a\n'.repeat(PASTE_LIMITS.lines + 1))).toBe(true);
  expect(isLongText('1. Which one is it?\n'.repeat(1_000))).toBe(false);
  expect(isHeavyHtml('<p>a</p>'.repeat(PASTE_LIMITS.elements + 1))).toBe(true);
  expect(isHeavyHtml('<p class=MsoNormal><b>Which one</b> is it?</p>'.repeat(1_000))).toBe(false);
});

test('what is left of a text ends between two lines, and in no half a sign', () => {
  expect(cutText('a\r\nb\rc\n'.repeat(PASTE_LIMITS.lines)).split('\n')).toHaveLength(PASTE_LIMITS.lines);
  expect(cutText(`${'x'.repeat(PASTE_LIMITS.characters - 1)}🐘`).isWellFormed()).toBe(true);
});

test('the words of HTML alone are read without its tags, a line for each block', () => {
  const html =
    '<style>p { color: red }</style><!-- no --><p>One &amp; <b>two</b></p><table><tr><td>a</td><td>b</td></tr></table>';
  expect(readWords(html)).toBe('One & two\na\tb\t\n');
});
