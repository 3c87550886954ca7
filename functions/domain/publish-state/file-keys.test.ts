import { expect, test } from 'vitest';
import { findDocumentId, isReplacedFile, toDownloadName, toFileKey } from './file-keys.ts';

test('a file is saved under the document’s name, and the key says that it is one', () => {
  const named = { filename: 'Rain quiz', title: 'Rain' };
  expect(toDownloadName('student', named)).toBe('Rain quiz.pdf');
  expect(toDownloadName('key', named)).toBe('Rain quiz (answer key).pdf');
  expect(toDownloadName('large', named)).toBe('Rain quiz (large print).pdf');
  expect(toDownloadName('large_key', named)).toBe('Rain quiz (large print, answer key).pdf');
  expect(toDownloadName('student', named, 'a4')).toBe('Rain quiz (A4).pdf');
  expect(toDownloadName('large_key', named, 'letter')).toBe(
    'Rain quiz (large print, answer key, Letter).pdf',
  );
  expect(toDownloadName('student', { ...named, filename: '' })).toBe('Rain.pdf');
  expect(toDownloadName('student', { filename: '', title: '' })).toBe('Handout.pdf');
});

test('the sheets and the key of one version have names and keys of their own, and so has the set of a class', () => {
  const named = { filename: 'Rain quiz', title: 'Rain' };
  const set = { revision: 3, hash: 'abc' };
  expect(toDownloadName('student B', named)).toBe('Rain quiz (version B).pdf');
  expect(toDownloadName('key B', named, 'a4')).toBe('Rain quiz (version B, answer key, A4).pdf');
  expect(toDownloadName('class', named)).toBe('Rain quiz (class).pdf');
  expect(toFileKey('one', set, 'student B')).toBe('published/one/3-abc-version-b.pdf');
  expect(toFileKey('one', set, 'key B')).toBe('published/one/3-abc-version-b-key.pdf');
});

test('a thumbnail and the cards on the screen are shown and not saved', () => {
  for (const kind of ['thumbnail', 'study', 'game'] as const)
    expect(toDownloadName(kind, { filename: 'Rain quiz', title: 'Rain' })).toBeUndefined();
});

test('a run’s files are in a folder of their own, and every key says its document', () => {
  const set = { revision: 3, hash: 'abc', rendering: '1-20260301T100000Z' };
  const key = toFileKey('one', set, 'key', 'a4');
  expect(key).toBe('published/one/1-20260301T100000Z/3-abc-a4-key.pdf');
  expect(findDocumentId(key)).toBe('one');
  expect(['published/', 'published/one/', 'images/one/1.png'].map(findDocumentId)).toEqual([
    ...[undefined, undefined, undefined],
  ]);
});

test('files that are neither shown nor were shown before are replaced, and those of a later revision are not', () => {
  const run = (rendering: string | null, revision = 3) => ({ revision, hash: 'abc', rendering });
  const kept = [run('2-20260301T100000Z'), run(null)];
  const isReplaced = (set: ReturnType<typeof run>) =>
    isReplacedFile(toFileKey('one', set, 'key', 'a4'), 'one', kept);
  expect(kept.map(isReplaced)).toEqual([false, false]);
  expect(isReplaced(run('1-20260301T100000Z'))).toBe(true);
  expect([2, 4].map((revision) => isReplaced(run(null, revision)))).toEqual([true, false]);
  expect(isReplacedFile('published/one/published', 'one', kept)).toBe(true);
});
