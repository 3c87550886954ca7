import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { anOpenResponse, aWorksheet } from '#test/support/builders.ts';
import { isWordBank, normalizeWordBanks } from '../../items/word-banks.ts';
import { kind } from './kind.ts';
import { createWorksheetContent } from './view.tsx';

const items = [
  anOpenResponse('First', 'first'),
  { ...anOpenResponse('Note', 'note'), shown_on: 'key' },
  { ...anOpenResponse('Hint', 'hint'), shown_on: 'sheet' },
  anOpenResponse('Last', 'last'),
];

const draw = (answerKey: boolean) =>
  createWorksheetContent(aWorksheet({ items }), answerKey).blocks.map(({ element }) =>
    renderToStaticMarkup(element)
      .replace(/<[^>]+>/g, ' ')
      .replace(/\s+/g, ' ')
      .trim(),
  );

test('an item prints on the sheet and the key, or on one of them, and both have the same numbers', () => {
  expect(draw(false)).toEqual(['1. First', '', '2. Hint', '3. Last']);
  expect(draw(true)).toEqual(['1. First', 'Note', '', '3. Last']);
});

test('a page break of the key breaks no page of the sheet', () => {
  const breaks = (answerKey: boolean) =>
    createWorksheetContent(
      aWorksheet({ items: [...items, { id: 'break', type: 'page_break', data: {}, shown_on: 'key' }] }),
      answerKey,
    ).blocks.at(-1)?.breakAfter;
  expect([breaks(false), breaks(true)]).toEqual([false, true]);
});

test('a worksheet of notes for the key alone has nothing to print', () => {
  const of = (shown_on: string | undefined) =>
    kind.hasContent(aWorksheet({ items: [{ ...items[0], shown_on }] }));
  expect([of(undefined), of('sheet'), of('key')]).toEqual([true, true, false]);
});

test('what the key alone prints gives no words to a bank of the sheet', () => {
  const scramble = (shown_on: string | undefined) => ({
    id: 'terms',
    type: 'word_scramble',
    shown_on,
    data: { terms: ['rain'], include_wordbank: 1, wordbank_id: 'bank' },
  });
  const listWords = (shown_on: string | undefined) => {
    const worksheet = aWorksheet({
      items: [{ id: 'bank', type: 'word_bank', data: {} }, scramble(shown_on)],
    });
    normalizeWordBanks(worksheet, null, structuredClone(worksheet));
    return worksheet.items.filter(isWordBank).flatMap(({ data }) => data.words).length;
  };
  expect([listWords(undefined), listWords('key')]).toEqual([1, 0]);
});

test('such an item needs schema version 2', () => {
  expect(aWorksheet({ items }).schema_version).toBe(2);
});
