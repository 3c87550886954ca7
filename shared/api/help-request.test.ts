import { expect, test } from 'vitest';
import { helpRequestForm } from './account-models.ts';

const parse = (form: object) => helpRequestForm.parse({ id: 'h1', message: 'How?', ...form });

test('what is asked holds no sign that hides or turns words', () => {
  expect(parse({ message: ' a\u0000b\u202Ec\uFFFE ' }).message).toBe('abc');
  expect(helpRequestForm.safeParse({ id: 'h1', message: '\u202E\u0000' }).success).toBe(false);
});

test.each([
  ['/d/1/x?a=b', '/d/1/x?a=b'],
  ['/é/4', '/é/4'],
  ['//evil.example', ''],
  ['javascript:alert(1)', ''],
  ['/a\u202Eb', ''],
])('the page %j that it is about is kept as %j', (page, kept) => {
  expect(parse({ page }).page).toBe(kept);
});
