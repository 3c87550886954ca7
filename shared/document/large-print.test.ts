import { expect, test } from 'vitest';
import { aFlashcardSet } from '#test/support/builders.ts';
import { createItem, type ItemType, isNumberedItem, type WorksheetItem } from '../items/item.ts';
import { ITEM_TYPE_NAMES, worksheetItem } from '../items/item-schema.ts';
import { view as deckView } from '../kinds/flashcard/view.tsx';
import { worksheet } from '../kinds/worksheet/schema.ts';
import { view } from '../kinds/worksheet/view.tsx';
import { MemoCache } from '../paper/measure/memo-cache.ts';
import { listNumberLabels } from '../vocabulary/numbering.ts';
import { getSheetLimit, toLargePrint } from './large-print.ts';

const aDocument = (...items: WorksheetItem[]) =>
  worksheet.parse({ entity_type: 'worksheet', title: 'Rain', items });
const item = (type: ItemType, given: object) => worksheetItem.parse({ id: type, type, ...given });
const enlarged = (one: WorksheetItem) => toLargePrint(aDocument(one), view).items[0];

test('the body, the title and the student info are 1.5 times as large; line height and spacing follow the body', () => {
  const { style, title_font_size, student_info_font_size } = toLargePrint(aDocument(), view);
  expect([style.font_size, title_font_size, student_info_font_size]).toEqual([21, 42, 21]);
  expect([style.font_space, style.item_spacing]).toEqual([1.5, 1.5]);
});

test('an item’s own sizes are 1.5 times as large', () => {
  expect(enlarged(item('section_header', {}))?.data).toMatchObject({ font_size: 30 });
  expect(enlarged(item('instruction', {}))?.data).toMatchObject({ style: { font_size: 21 } });
  expect(enlarged(item('basic_text', { style: { font_size: 10 } }))?.style.font_size).toBe(15);
  expect(enlarged(item('basic_text', {}))?.style.font_size).toBeNull();
  const response = enlarged(
    item('open_response', { data: { line_height: 0.4, line_length: 2, answer_height: 2 } }),
  );
  expect(response?.data).toMatchObject({ line_length: 3, answer_height: 3, number_of_lines: 3 });
  expect(response?.type === 'open_response' && response.data.line_height).toBeCloseTo(0.6);
});

test('what is as large as a page can hold stays so', () => {
  const data = { line_length: 7, answer_height: 8 };
  expect(enlarged(item('open_response', { data }))?.data).toMatchObject({
    line_length: 7.3,
    answer_height: 8,
  });
});

test.each([
  [4, 2],
  [3, 2],
  [2, 1],
  [1, 1],
])('%i columns of options become %i, so that their texts break no more often', (columns, fewer) => {
  const choice = item('multiple_choice', { data: { number_of_columns: columns } });
  expect(enlarged(choice)?.data).toMatchObject({ number_of_columns: fewer });
});

test('every item stays where it is with its number, of every type', () => {
  const document = aDocument(...ITEM_TYPE_NAMES.map((type) => createItem(type, type)));
  const twin = toLargePrint(document, view);
  expect(twin.items.map(({ id, type }) => [id, type])).toEqual(
    document.items.map(({ id, type }) => [id, type]),
  );
  expect(listNumberLabels(twin.items, isNumberedItem)).toEqual(
    listNumberLabels(document.items, isNumberedItem),
  );
});

test('the document itself stays as it is', () => {
  const document = aDocument(...ITEM_TYPE_NAMES.map((type) => createItem(type, type)));
  const before = structuredClone(document);
  toLargePrint(document, view);
  expect(document).toEqual(before);
});

test('what did not change is the same object the next time, so that it is not drawn again', () => {
  const reuse = new MemoCache();
  const [a, b, changed] = [item('basic_text', {}), item('divider', {}), item('divider', { hide: true })];
  const [first, second] = [aDocument(), aDocument()].map((document, at) =>
    toLargePrint({ ...document, items: [a, at === 0 ? b : changed] }, view, reuse),
  );
  expect(second?.items[0]).toBe(first?.items[0]);
  expect(second?.items[1]).not.toBe(first?.items[1]);
});

test('the twin may have as many more sheets as it is larger', () => {
  expect([getSheetLimit('worksheet', false), getSheetLimit('worksheet', true)]).toEqual([60, 135]);
});

test('a deck has its words, pictures and instructions larger on the same cards', () => {
  const deck = aFlashcardSet({ instruction: { visible: true, content: 'Cut them out.' } });
  const twin = toLargePrint(deck, deckView);
  expect(twin.style.font_size).toBe(deck.style.font_size * 1.5);
  expect(twin.style.images.size).toBe(deck.style.images.size * 1.5);
  expect(twin.instruction.style.font_size).toBe(deck.instruction.style.font_size * 1.5);
  expect(twin).toMatchObject({ page_setup: deck.page_setup, items: deck.items });
});
