import { expect, test } from 'vitest';
import { aBingo, aFlashcardSet, anOpenResponse, aWorksheet } from '#test/support/builders.ts';
import { hashDocument } from './hash-document.ts';
import { applyPublishSettings, findMissingWordsProblem, listPublishProblems } from './publish-problems.ts';

const chosen = { grade_levels: ['4'], subjects: ['Science'] };
const image = { id: 'upload-1', name: 'photo.jpg' };

test('a named worksheet with a question, a grade and a subject can be published', () => {
  expect(listPublishProblems(aWorksheet(chosen))).toEqual([]);
});

test('everything that stands in the way is named with its field', () => {
  const problems = listPublishProblems(aWorksheet({ items: [], filename: ' ' }));
  expect(problems).toEqual([
    { where: 'items', message: 'Add at least one question before you publish.' },
    { where: 'filename', message: 'Please enter a name for your document.' },
    { where: 'grade_levels', message: 'Select at least one' },
    { where: 'subjects', message: 'Select at least one' },
  ]);
});

test.each([
  ['hidden', { ...anOpenResponse(), hide: true }],
  ['empty', anOpenResponse('')],
  ['a divider', { id: 'a', type: 'divider' }],
  ['a page break', { id: 'a', type: 'page_break' }],
])('a worksheet whose only item is %s has nothing to print', (_, item) => {
  expect(listPublishProblems(aWorksheet({ ...chosen, items: [item] }))).toMatchObject([{ where: 'items' }]);
});

test('flashcards need one card with something on it', () => {
  expect(listPublishProblems(aFlashcardSet(chosen))).toEqual([]);
  const blank = aFlashcardSet({ ...chosen, items: [{ id: 'a' }] });
  const message = 'Add at least one card before you publish.';
  expect(listPublishProblems(blank)).toEqual([{ where: 'items', message }]);
});

test('uploaded images need a private document, icons do not', () => {
  const message = 'Uploading images requires saving worksheet as Private.';
  const withUpload = aWorksheet({ ...chosen, images: [image] });
  expect(listPublishProblems(withUpload)).toEqual([{ where: 'is_private', message }]);
  expect(listPublishProblems({ ...withUpload, is_private: 1 })).toEqual([]);
  expect(listPublishProblems(aWorksheet({ ...chosen, images: [{ ...image, is_icon: true }] }))).toEqual([]);
  const premium = { ...image, is_icon: true, iconObject: { id: 'E000', is_premium: true } };
  expect(listPublishProblems(aWorksheet({ ...chosen, images: [premium] }))).toEqual([
    { where: 'is_private', message: 'Premium images require saving worksheet as Private.' },
  ]);
  expect(listPublishProblems(aWorksheet({ ...chosen, is_private: 1, images: [premium, image] }))).toEqual([]);
  const onCard = aFlashcardSet({ ...chosen, items: [{ id: 'a', term_image: image }] });
  expect(listPublishProblems(onCard)).toEqual([{ where: 'is_private', message }]);
  const drawn = { id: 'drawn', drawing: { kind: 'clock', value: '3:30' } };
  expect(listPublishProblems(aWorksheet({ ...chosen, images: [drawn] }))).toEqual([]);
});

test('bingo short of words says how many are missing', () => {
  const message = 'You have 18 words. A 5 × 5 card needs 24. Add 6, or turn on Reuse words.';
  expect(listPublishProblems(aBingo({ ...chosen, words: 18 }))).toEqual([{ where: 'items', message }]);
  expect(listPublishProblems(aBingo({ ...chosen, words: 24 }))).toEqual([]);
  expect(listPublishProblems(aBingo({ ...chosen, words: 1, reuse_terms: 1 }))).toEqual([]);
});

test('bingo without words says how many its cards need, and the editor nothing before the first', () => {
  const message = 'You have 0 words. A 5 × 5 card needs 24. Add 24, or turn on Reuse words.';
  expect(listPublishProblems(aBingo({ ...chosen, words: 0 }))).toEqual([{ where: 'items', message }]);
  expect(findMissingWordsProblem(aBingo({ words: 0 }))).toBeNull();
  expect(listPublishProblems(aBingo({ ...chosen, words: 0, reuse_terms: 1 }))).toEqual([
    { where: 'items', message: 'Add at least one word before you publish.' },
  ]);
});

test('the chosen settings make the same document on both sides, whatever the settings bring along', async () => {
  const settings = {
    is_private: 1,
    subjects: ['Other', 'Art'],
    subject_other: 'Weaving',
    grade_levels: ['K'],
  } as const;
  const made = applyPublishSettings(aWorksheet(), structuredClone(settings) as never);
  expect(made).toMatchObject({ ...settings, subject: 'Other' });
  const again = aWorksheet({ ...made });
  expect(await hashDocument(again)).toBe(await hashDocument(made));
});

test('a game whose squares are all free is sent back to its free spaces', () => {
  const free_spaces = Array.from({ length: 9 }, (_, at) => at + 1);
  const where = { where: 'free_spaces', message: expect.stringContaining('Every square is a free space.') };
  expect(
    findMissingWordsProblem(aBingo({ words: 12, dimension: 3, free_spaces, free_space_preset: 3 })),
  ).toEqual(where);
  expect(
    findMissingWordsProblem(aBingo({ words: 12, dimension: 3, free_spaces: free_spaces.slice(1) })),
  ).toBeNull();
});
