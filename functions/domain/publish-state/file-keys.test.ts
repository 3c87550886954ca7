import { expect, test } from 'vitest';
import { downloadName } from './file-keys.ts';

test('a file is saved under the document’s name, and the key says that it is one', () => {
  const named = { filename: 'Rain quiz', title: 'Rain' };
  expect(downloadName('student', named)).toBe('Rain quiz.pdf');
  expect(downloadName('key', named)).toBe('Rain quiz (answer key).pdf');
  expect(downloadName('large', named)).toBe('Rain quiz (large print).pdf');
  expect(downloadName('large_key', named)).toBe('Rain quiz (large print, answer key).pdf');
  expect(downloadName('student', named, 'a4')).toBe('Rain quiz (A4).pdf');
  expect(downloadName('large_key', named, 'letter')).toBe('Rain quiz (large print, answer key, Letter).pdf');
  expect(downloadName('student', { ...named, filename: '' })).toBe('Rain.pdf');
  expect(downloadName('student', { filename: '', title: '' })).toBe('Handout.pdf');
});

test('a thumbnail and the cards on the screen are shown and not saved', () => {
  for (const kind of ['thumbnail', 'study', 'game'] as const)
    expect(downloadName(kind, { filename: 'Rain quiz', title: 'Rain' })).toBeUndefined();
});
