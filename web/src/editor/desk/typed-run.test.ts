import { expect, test } from 'vitest';
import type { RichTextValue } from '#shared/text/rich-text.ts';
import { findTypedRun } from './typed-run.ts';

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

test('finds the line that was typed in, with the others as they were', () => {
  expect(findTypedRun('Two\nThree', 'Two\nThree more')).toEqual({
    runs: ['Two', 'Three'],
    place: 1,
    letters: 'Three more',
  });
});

test('finds the marked words that were typed in', () => {
  expect(findTypedRun(createBoldText('Rain'), createBoldText('Rain!'))).toEqual({
    runs: ['Why? ', 'Rain'],
    place: 1,
    letters: 'Rain!',
  });
});

test('tells two lines with the same words apart', () => {
  expect(findTypedRun('One\nOne', 'One\nOne more')).toMatchObject({ place: 1 });
});

test.each([
  ['a line more', 'One', 'One\nTwo'],
  ['an empty text', '', 'O'],
  ['a text that is emptied', 'O', ''],
  ['other marks', createBoldText('Rain'), 'Why? Rain'],
  ['letters more that are not bold', createBoldText('Rain'), createBoldText('Rain', ' again')],
  ['two lines that differ', 'One\nTwo', 'One!\nTwo!'],
  ['nothing that differs', 'One', 'One'],
  ['a field that holds no text', 12, 14],
  ['a picture', { type: 'image' }, { type: 'image', width: 2 }],
])('finds none with %s', (_, was, is) => {
  expect(findTypedRun(was, is)).toBeNull();
});
