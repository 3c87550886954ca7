import { expect, test } from 'vitest';
import { toBlocks } from '#shared/text/RichText.tsx';
import type { RichTextValue } from '#shared/text/rich-text.ts';
import { findTypedText } from './typed-text.ts';

const createBoldText = (words: string, after?: string): RichTextValue => ({
  type: 'doc',
  content: [
    {
      type: 'paragraph',
      content: [
        { type: 'text', text: 'Why? ' },
        { type: 'text', text: words, marks: [{ type: 'strong' }] },
        ...(after ? [{ type: 'text' as const, text: after }] : []),
      ],
    },
  ],
});

const findTyped = (before: RichTextValue, after: RichTextValue) =>
  findTypedText(toBlocks(before), toBlocks(after));

test('finds the line that was typed in, by its place', () => {
  expect(findTyped('Two\nThree', 'Two\nThree more')).toEqual({
    places: [1, 0],
    before: 'Three',
    after: 'Three more',
  });
});

test('finds the marked words that were typed in', () => {
  expect(findTyped(createBoldText('Rain'), createBoldText('Rain!'))).toEqual({
    places: [0, 1],
    before: 'Rain',
    after: 'Rain!',
  });
});

test('finds the words of a list item', () => {
  const createList = (last: string): RichTextValue => ({
    type: 'doc',
    content: [
      {
        type: 'bullet_list',
        content: ['Rain', last].map((line) => ({ type: 'list_item', content: [...toBlocks(line)] })),
      },
    ],
  });
  expect(findTyped(createList('Snow'), createList('Snows'))?.places).toEqual([0, 1, 0, 0]);
});

test('tells two lines with the same words apart', () => {
  expect(findTyped('One\nOne', 'One\nOne more')).toMatchObject({ places: [1, 0] });
});

test.each<[string, RichTextValue, RichTextValue]>([
  ['a line more', 'One', 'One\nTwo'],
  ['an empty text', '', 'O'],
  ['a text that is emptied', 'O', ''],
  ['other marks', createBoldText('Rain'), 'Why? Rain'],
  ['letters more that are not bold', createBoldText('Rain'), createBoldText('Rain', ' again')],
  ['two lines that differ', 'One\nTwo', 'One!\nTwo!'],
  ['nothing that differs', 'One', 'One'],
])('finds none with %s', (_, before, after) => {
  expect(findTyped(before, after)).toBeNull();
});
