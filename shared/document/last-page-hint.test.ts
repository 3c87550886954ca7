import { expect, test } from 'vitest';
import { anOpenResponse, aWorksheet } from '#test/support/builders.ts';
import { createLastPageHint } from './last-page-hint.ts';

const question = (id: string) => anOpenResponse('Why?', id);
const sheet = aWorksheet({ items: [question('a'), question('b')] });
const say = (keys: readonly string[], goesOn = false, document = sheet) =>
  createLastPageHint(document, { page: 2, keys, goesOn })?.message;

test('a last page that holds little is named with what it holds', () => {
  expect(createLastPageHint(sheet, { page: 2, keys: ['b'], goesOn: false })).toEqual({
    where: 'items.1',
    message: 'Page 2 holds only question 2, and the rest of it is empty.',
    remedy: null,
  });
  expect(say(['b'], true)).toContain('only the end of question 2,');
  expect(say(['a', 'b'])).toContain('only questions 1 and 2,');
  // The second of them is there whole.
  expect(say(['a', 'b'], true)).toContain('holds little,');
  // A table of points is no item.
  expect(say(['#points'])).toContain('holds little,');
});

test('a page that a page break has begun is wanted so', () => {
  const broken = aWorksheet({ items: [question('a'), { id: 'p', type: 'page_break' }, question('b')] });
  expect(say(['b'], false, broken)).toBeUndefined();
  expect(createLastPageHint(sheet, null)).toBeNull();
});
