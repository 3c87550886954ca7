import { expect, test } from 'vitest';
import { anOpenResponse, aWorksheet } from '#test/support/builders.ts';
import { Reuse } from '../../paper/measure/reuse.ts';
import { worksheetContent } from './view.tsx';

const items = [{ id: 'bank', type: 'word_bank', data: {} }, anOpenResponse('Why?', 'why')];
const fontsIn = (given: object, reuse = new Reuse()) =>
  worksheetContent(aWorksheet({ items, ...given }), false, reuse).blocks.map(
    ({ element }) => (element.props as { style: { font: string } }).style.font,
  );

test('word banks are written in the font of the document’s entry for them, and like the body where nobody set one', () => {
  const style = { font: 'noto-serif' };
  expect(fontsIn({ style })).toEqual(['noto-serif', 'noto-serif']);
  expect(fontsIn({ style, word_bank: { style: { font: 'comic-neue' } } })).toEqual([
    'comic-neue',
    'noto-serif',
  ]);
});

test('what did not change since the last time is the same object', () => {
  const [reuse, worksheet] = [
    new Reuse(),
    aWorksheet({ items, word_bank: { style: { font: 'comic-neue' } } }),
  ];
  const first = worksheetContent(worksheet, false, reuse);
  expect(worksheetContent({ ...worksheet, filename: 'Other' }, false, reuse).blocks[0]).toBe(first.blocks[0]);
});

test('student info stands on every page where it shows and names a field, and on none where it does not', () => {
  const runningHeadOf = (given: object) =>
    worksheetContent(aWorksheet({ omni_student: true, ...given }), false).runningHead;
  expect(runningHeadOf({})).not.toBeNull();
  expect(runningHeadOf({ omni_student: false })).toBeNull();
  expect(runningHeadOf({ student_info_visible: 0 })).toBeNull();
  expect(runningHeadOf({ student_fields: [] })).toBeNull();
});
