import { expect, test } from 'vitest';
import { fileNameOf } from './version.ts';

test('a PDF keeps the name of its document, and the key says that it is one', () => {
  expect(fileNameOf('Water cycle review', 'student')).toBe('Water cycle review.pdf');
  expect(fileNameOf('Water cycle review', 'key')).toBe('Water cycle review (answer key).pdf');
});

test('no character stands in it that a file system refuses', () => {
  expect(fileNameOf('a/b: "c"\n?', 'student')).toBe('a b c.pdf');
  expect(fileNameOf('///', 'student')).toBe('Handout.pdf');
});
