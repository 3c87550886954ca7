import { expect, test } from 'vitest';
import { toAnswerAddress, toPagePath } from './answer-address.ts';

test.each([
  ['/worksheets/ID?x=1', '/worksheets/ID?x=1'],
  ['', '/'],
  ['//evil.example/a', null],
  ['javascript:alert(1)', null],
  ['/a\u202Eb', null],
  ['https://evil.example', null],
])('the page %j leads to %j', (page, path) => {
  expect(toPagePath(page)).toBe(path);
});

test('a mail goes to the address alone, whatever it and the message hold', () => {
  const email = 'a@b.example?cc=spy@evil.example&body=x';
  const address = new URL(toAnswerAddress({ email, message: 'One & two\nthree\uD800?' }));
  expect(decodeURIComponent(address.pathname)).toBe(email);
  expect([...address.searchParams.keys()]).toEqual(['subject', 'body']);
  expect(address.searchParams.get('body')).toMatch(/> One & two\r\n> three\uFFFD\?$/);
  expect(toAnswerAddress({ email, message: 'ä'.repeat(4_000) }).length).toBeLessThan(8_000);
});
