import { expect, test } from 'vitest';
import { anOpenResponse, aWorksheet } from '#test/support/builders.ts';
import { worksheetItem } from './item-schema.ts';
import { takeKept, toItemsInStep } from './kept-rules.ts';

const link = { id: 'in-the-bank', revision: '2026-03-01T10:00:00.000Z' };
const kept = worksheetItem.parse({ ...anOpenResponse('Why does it rain?', 'kept'), points: { value: 2 } });
const given = () =>
  aWorksheet({
    items: [{ ...anOpenResponse('Why?', 'a'), numbering: { format: 3 }, order: 'fixed', hide: true }],
  });

test('what comes from the bank is numbered like the document’s items, and in step or a copy', () => {
  let count = 0;
  const createId = () => `new-${++count}`;
  const items = toItemsInStep(
    given(),
    [
      { kept, link },
      { kept, link: null },
    ],
    createId,
  );
  expect(items.map(({ id }) => id)).toEqual(['new-1', 'new-2']);
  expect(items.map((item) => item.kept)).toEqual([link, undefined]);
  expect(items.map(({ numbering }) => numbering.format)).toEqual([3, 3]);
});

test('an update takes what the bank asks, and keeps the item’s place, number and sheets', () => {
  const document = given();
  takeKept(document, { id: 'a', kept, link });
  const [item] = document.items;
  expect(item).toMatchObject({ id: 'a', order: 'fixed', hide: true, kept: link, points: { value: 2 } });
  expect(item).toMatchObject({ data: { subtitle: 'Why does it rain?' }, numbering: { format: 3 } });
  takeKept(document, { id: 'a', kept: worksheetItem.parse({ id: 'kept', type: 'divider' }), link });
  expect(document.items).toEqual([item]);
});

test('an update leaves the points that this sheet gives', () => {
  const document = given();
  const [item] = document.items;
  if (!item) throw new Error('there is no item');
  const own = { value: 5, per_part: false, bonus: true };
  item.points = own;
  takeKept(document, { id: 'a', kept, link });
  expect(item).toMatchObject({ data: { subtitle: 'Why does it rain?' }, points: own });
  takeKept(document, { id: 'a', kept: worksheetItem.parse(anOpenResponse('Why?', 'kept')), link });
  expect(item).toMatchObject({ data: { subtitle: 'Why?' }, points: own });
});
