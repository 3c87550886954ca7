import { freeze, produce } from 'immer';
import { expect, test } from 'vitest';
import { aWorksheet } from '#test/support/builders.ts';
import { cutAtSheetLimit, findTooLong } from './least-sheets.ts';
import { parseDocument } from './parse-document.ts';

function worksheetOf(items: object[]) {
  const parsed = parseDocument({ entity_type: 'worksheet', items });
  if (!parsed.ok) throw new Error(parsed.problems[0]?.message);
  return parsed.document;
}
const repeat = (count: number, item: object) =>
  Array.from({ length: count }, (_, at) => ({ id: `i${at}`, ...item }));
const matching = (pairs: number, more: object = {}) => ({
  type: 'matching',
  data: { pairs: Array.from({ length: pairs }, (_, at) => ({ term: `t${at}`, definition: 'd' })) },
  ...more,
});

test('a worksheet that may fit is not refused', () => {
  expect(findTooLong(aWorksheet())).toBeNull();
  expect(findTooLong(worksheetOf(repeat(57, matching(100))))).toBeNull();
  expect(
    findTooLong(worksheetOf(repeat(160, { type: 'basic_text', prompt: 'l'.repeat(20_000) }))),
  ).toBeNull();
});

test('three hundred matchings of a hundred pairs are refused by the limit’s name, unless they are hidden', () => {
  expect(findTooLong(worksheetOf(repeat(300, matching(100))))).toEqual({
    where: 'items',
    message:
      'This is too long to print: it has 30,000 rows, and the limit of 60 sheets holds 5,760 at most. Split it into several documents.',
  });
  expect(findTooLong(worksheetOf(repeat(300, matching(100, { hide: true }))))).toBeNull();
});

test('two hundred texts of twenty thousand characters are refused', () => {
  const long = worksheetOf(repeat(200, { type: 'basic_text', prompt: 'l'.repeat(20_000) }));
  expect(findTooLong(long)?.message).toContain('4,000,000 characters, and the limit of 60 sheets');
});

test('of a document that is too long its sheets show what the limit holds, and of any other all', () => {
  const fitting = worksheetOf(repeat(57, matching(100)));
  expect(cutAtSheetLimit(fitting)).toBe(fitting);
  const items = [...Array(2).fill(matching(100, { hide: true })), ...Array(300).fill(matching(100))];
  const cut = cutAtSheetLimit(worksheetOf(items.map((item, at) => ({ ...item, id: `i${at}` }))));
  expect(cut).toMatchObject({ items: { length: 60 } });
  expect(findTooLong(cut)).not.toBeNull();
});

test('an item that is changed is weighed anew', () => {
  const long = freeze(worksheetOf(repeat(300, matching(100))), true);
  expect(findTooLong(long)).not.toBeNull();
  const hidden = produce(long, ({ items }) => {
    for (const item of items) if ('hide' in item) item.hide = true;
  });
  expect(findTooLong(hidden)).toBeNull();
});
