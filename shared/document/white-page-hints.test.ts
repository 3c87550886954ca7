import { expect, test } from 'vitest';
import { anOpenResponse, aWorksheet } from '#test/support/builders.ts';
import { inchesToPx } from '../paper/sheet/page-sizes.ts';
import type { DocumentWithItems } from './document.ts';
import { applyRemedy, listWhitePageHints } from './white-page-hints.ts';

const aSheet = (...items: readonly object[]): DocumentWithItems => aWorksheet({ items });
const question = (id: string, data: object = {}) => ({ ...anOpenResponse('Why?', id), data });
const others = [question('a'), question('b')];
/** 4.5 in stay white before the item `next`; the heights are in inches. */
const list = (sheet: DocumentWithItems, next: string, heights: Readonly<Record<string, number>>) =>
  listWhitePageHints(
    sheet,
    [{ page: 1, percent: 45, room: inchesToPx(4.5), next }],
    new Map(Object.entries(heights).map(([id, height]) => [id, inchesToPx(height)])),
  );
/** Makes the first hint's change. Returns the ids of the items in their new order. */
function mend(sheet: DocumentWithItems, heights: Readonly<Record<string, number>>): string[] {
  const [hint] = list(sheet, 'b', heights);
  if (hint?.remedy) applyRemedy(sheet, hint.remedy.change);
  return sheet.items.map(({ id }) => id);
}

test('a page that stays white in good part is named with what does not fit there, unless a page break wants it so', () => {
  const sheet = aSheet(...others, { id: 'break', type: 'page_break' }, question('c'));
  expect(list(sheet, 'b', { b: 6 })).toEqual([
    {
      where: 'items.1',
      message: 'Page 1 stays 45 % empty: question 2 does not fit there. A shorter one in its place would.',
      remedy: null,
    },
  ]);
  expect(list(sheet, 'c', { c: 6 })).toEqual([]);
});

test('the first question below that has room on a white page is moved up, with its variants', () => {
  const variant = { ...question('v'), variant: { of: 'd', level: 'support' } };
  const sheet = aSheet(...others, question('c'), question('d'), variant, question('e'));
  const heights = { b: 6, c: 5, d: 2, e: 1 };
  expect(list(sheet, 'b', heights)).toMatchObject([
    {
      message: 'Page 1 stays 45 % empty: question 2 does not fit there. Question 4 would.',
      remedy: { words: 'Move question 4 up' },
    },
  ]);
  expect(mend(sheet, heights)).toEqual(['a', 'd', 'v', 'b', 'c', 'e']);
});

test('a question is not moved past a heading, and none above a text that is there for it', () => {
  const text = { id: 't', type: 'basic_text', data: { instruction: 'Read.' } };
  const heights = { b: 6, t: 6, c: 1 };
  expect(list(aSheet(...others, text, question('c')), 'b', heights)[0]?.remedy).toBeNull();
  expect(list(aSheet(question('a'), text, question('c')), 't', heights)[0]?.remedy).toBeNull();
});

test('space counts: what fits only without the space above it stays where it is', () => {
  const sheet = aSheet(...others, question('c'));
  expect(list(sheet, 'b', { b: 6, c: 4.4 })[0]?.remedy).toBeNull();
  expect(list(sheet, 'b', { b: 6, c: 4.1 })[0]?.remedy).not.toBeNull();
});

test('the last question gets fewer lines or less space until it has room, but never less than half of what it had', () => {
  const lines = { answer_type: 'standard_lines', number_of_lines: 12, line_height: 0.4 };
  const long = aSheet(question('a'), question('b', lines));
  expect(list(long, 'b', { b: 5.2 })[0]).toMatchObject({
    message: 'Page 1 stays 45 % empty: question 2 does not fit there. With 9 lines it would.',
    remedy: { words: 'Give question 2 9 lines' },
  });
  mend(long, { b: 5.2 });
  expect(long.items[1]).toMatchObject({ data: { number_of_lines: 9 } });
  expect(list(long, 'b', { b: 9 })[0]?.remedy).toBeNull();

  const high = aSheet(question('a'), question('b', { answer_type: 'blank', answer_height: 5 }));
  mend(high, { b: 5.6 });
  expect(high.items[1]).toMatchObject({ data: { answer_height: 3.5 } });
});

test('a question whose first rows have room may break, as the one way or as another one', () => {
  const options = Array.from({ length: 30 }, (_, at) => ({ answer: `${at}` }));
  const long = { id: 'b', type: 'multiple_choice', data: { options } };
  const offer = (sheet: DocumentWithItems, least: number, heights: Readonly<Record<string, number>>) =>
    listWhitePageHints(
      sheet,
      [{ page: 1, percent: 45, room: inchesToPx(4.5), next: 'b', least: inchesToPx(least) }],
      new Map(Object.entries(heights).map(([id, height]) => [id, inchesToPx(height)])),
    )[0];
  const sheet = aSheet(question('a'), long);
  const hint = offer(sheet, 1, { b: 9 });
  expect(hint).toMatchObject({
    message: 'Page 1 stays 45 % empty: question 2 does not fit there. In two parts it would.',
    remedy: { words: 'Let question 2 break' },
  });
  expect(offer(sheet, 4.4, { b: 9 })?.remedy).toBeNull();
  expect(offer(aSheet(question('a'), long, question('c')), 1, { b: 9, c: 2 })).toMatchObject({
    remedy: { words: 'Move question 3 up' },
    other: { words: 'Let question 2 break' },
  });
  if (hint?.remedy) applyRemedy(sheet, hint.remedy.change);
  expect(sheet.items[1]).toMatchObject({ may_break: true });
  expect(offer(sheet, 1, { b: 9 })?.remedy).toBeNull();
});
