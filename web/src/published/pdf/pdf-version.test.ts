import { expect, test } from 'vitest';
import { findVersionAddress, toFileName, toPdfName } from './pdf-version.ts';

const student = { side: 'student', large: false } as const;
const key = { side: 'key', large: false } as const;
const NO_MORE = { versions: [], class_url: null };
const NOT_MADE = {
  pdf_url: null,
  key_url: null,
  large_pdf_url: null,
  large_key_url: null,
  versions: [],
  class_url: null,
};

test('a PDF keeps the name of its document, and says that it is a key or in large print', () => {
  expect(toFileName('Water cycle review', student)).toBe('Water cycle review.pdf');
  expect(toFileName('Water cycle review', key)).toBe('Water cycle review (answer key).pdf');
  expect(toFileName('Rain', { ...student, large: true })).toBe('Rain (large print).pdf');
  expect(toFileName('Rain', { ...key, large: true })).toBe('Rain (large print, answer key).pdf');
  expect(toFileName('Rain', { ...student, other: 'a4' })).toBe('Rain (A4).pdf');
  expect(toFileName('Rain', { ...key, other: 'letter' })).toBe('Rain (answer key, Letter).pdf');
});

test('no character stands in it that a file system refuses', () => {
  expect(toFileName('a/b: "c"\n?', student)).toBe('a b c.pdf');
  expect(toFileName('///', student)).toBe('Handout.pdf');
});

test('each version lies at its own address, and what there is not is the ordinary one', () => {
  const sheets = {
    pdf_url: 'pdf',
    key_url: 'key',
    large_pdf_url: 'large',
    large_key_url: 'large key',
    ...NO_MORE,
  };
  const all = { ...sheets, other_paper: NOT_MADE };
  const versions = [student, key, { ...student, large: true }, { ...key, large: true }];
  expect(versions.map((version) => findVersionAddress(all, version))).toEqual([
    'pdf',
    'key',
    'large',
    'large key',
  ]);
  const least = { ...all, key_url: null, large_pdf_url: null, large_key_url: null };
  expect(versions.map((version) => findVersionAddress(least, version))).toEqual(['pdf', 'pdf', 'pdf', 'pdf']);
});

test('the sheets on the other paper have no address before they are made, and then one each', () => {
  const own = { ...NO_MORE, pdf_url: 'pdf', key_url: 'key', large_pdf_url: null, large_key_url: null };
  const a4 = { ...NOT_MADE, pdf_url: 'a4', key_url: 'a4 key' };
  const [sheets, answers] = [student, key].map((version) => ({ ...version, other: 'a4' }) as const);
  if (!sheets || !answers) throw new Error('There are two');
  expect(findVersionAddress({ ...own, other_paper: NOT_MADE }, sheets)).toBeNull();
  expect(
    [sheets, answers].map((version) => findVersionAddress({ ...own, other_paper: a4 }, version)),
  ).toEqual(['a4', 'a4 key']);
  expect(findVersionAddress({ ...own, other_paper: a4 }, student)).toBe('pdf');
});

test('an address that is signed anew names the same PDF, so that readers keep their place', () => {
  const address = 'https://files.example/published/a/3-abc.pdf';
  expect(toPdfName(`${address}?Expires=1`)).toBe(toPdfName(`${address}?Expires=2`));
  expect(toPdfName(`${address}?Expires=1`)).not.toBe(
    toPdfName('https://files.example/published/a/4-def.pdf'),
  );
  expect(toPdfName(null)).toBeUndefined();
});

test('a version of its own and the set of a class lie at their own addresses, and say what they are', () => {
  const versions = [{ letter: 'B' as const, pdf_url: 'b', key_url: 'b key' }];
  const none = { pdf_url: 'pdf', key_url: 'key', large_pdf_url: 'large', large_key_url: null };
  const all = { ...none, versions, class_url: 'class', other_paper: NOT_MADE };
  expect(findVersionAddress(all, { ...student, copies: 'B' })).toBe('b');
  expect(findVersionAddress(all, { ...key, copies: 'B' })).toBe('b key');
  expect(findVersionAddress(all, { ...student, copies: 'class' })).toBe('class');
  const hidden = { ...all, versions: [{ letter: 'B' as const, pdf_url: 'b', key_url: null }] };
  expect(findVersionAddress(hidden, { ...key, copies: 'B' })).toBe('b');
  expect(toFileName('Rain', { ...key, copies: 'B' })).toBe('Rain (version B, answer key).pdf');
  expect(toFileName('Rain', { ...student, copies: 'class' })).toBe('Rain (class).pdf');
});
