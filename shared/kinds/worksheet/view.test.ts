import { expect, test } from 'vitest';
import { anOpenResponse, aWorksheet } from '#test/support/builders.ts';
import { findFallbackFonts } from '../../paper/fonts/fallback-fonts.ts';
import { MemoCache } from '../../paper/measure/memo-cache.ts';
import { createWorksheetContent } from './view.tsx';

const items = [{ id: 'bank', type: 'word_bank', data: {} }, anOpenResponse('Why?', 'why')];
const listFonts = (given: object, cache = new MemoCache()) =>
  createWorksheetContent(aWorksheet({ items, ...given }), false, cache).blocks.map(
    ({ element }) => (element.props as { style: { font: string } }).style.font,
  );

test('word banks are written in the font of the document’s entry for them, and like the body where nobody set one', () => {
  const style = { font: 'noto-serif' };
  expect(listFonts({ style })).toEqual(['noto-serif', 'noto-serif']);
  expect(listFonts({ style, word_bank: { style: { font: 'comic-neue' } } })).toEqual([
    'comic-neue',
    'noto-serif',
  ]);
});

test('word banks are printed as long as the document’s entry for them is visible', () => {
  const listHidden = (given: object) =>
    createWorksheetContent(aWorksheet({ items, ...given }), false).blocks.map(
      ({ element }) => (element.props as { item: { hide: boolean } }).item.hide,
    );
  expect(listHidden({})).toEqual([false, false]);
  expect(listHidden({ word_bank: { visible: false } })).toEqual([true, false]);
});

test('what did not change since the last time is the same object', () => {
  const [reuse, worksheet] = [
    new MemoCache(),
    aWorksheet({ items, word_bank: { style: { font: 'comic-neue' } } }),
  ];
  const first = createWorksheetContent(worksheet, false, reuse);
  expect(createWorksheetContent({ ...worksheet, filename: 'Other' }, false, reuse).blocks[0]).toBe(
    first.blocks[0],
  );
});

test('student info stands on every page where it shows and names a field, and on none where it does not', () => {
  const getRunningHead = (given: object) =>
    createWorksheetContent(aWorksheet({ omni_student: true, ...given }), false).runningHead;
  expect(getRunningHead({})).not.toBeNull();
  expect(getRunningHead({ omni_student: false })).toBeNull();
  expect(getRunningHead({ student_info_visible: 0 })).toBeNull();
  expect(getRunningHead({ student_fields: [] })).toBeNull();
});

test('signs that an item prints of itself have a fallback font', () => {
  const rounding = aWorksheet({ items: [{ id: 'round', type: 'maths_practice', data: { task: 'round' } }] });
  const needs = findFallbackFonts(['≈']);
  expect(needs).not.toBe(0);
  expect(createWorksheetContent(rounding, false).fallbackFonts).toBe(needs);
});
