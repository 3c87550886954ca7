import { describe, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { RichText, toBlocks } from '#shared/text/RichText.tsx';
import type { BlockNode, RichTextValue } from '#shared/text/rich-text.ts';
import { findTypedText } from './rendered-text.ts';

const createBoldText = (words: string, after?: string): RichTextValue => ({
  type: 'doc',
  content: [
    {
      type: 'paragraph',
      content: [
        { type: 'text', text: 'Why? ' },
        { type: 'text', text: words, marks: [{ type: 'strong' }, { type: 'em' }] },
        ...(after ? [{ type: 'text' as const, text: after }] : []),
      ],
    },
  ],
});
const createList = (last: string): RichTextValue => ({
  type: 'doc',
  content: [
    {
      type: 'bullet_list',
      content: ['Rain', last].map((line) => ({ type: 'list_item', content: toBlocks(line) as BlockNode[] })),
    },
  ],
});

/** Types into a field that is on two sheets, and returns where it has to be written. */
async function type(before: RichTextValue, after: RichTextValue, blank?: string) {
  const { container } = await render(
    <>
      <RichText value={before} field="term" blank={blank} />
      <RichText value={before} field="term" blank={blank} />
    </>,
  );
  const fields = [...container.querySelectorAll('[data-field]')];
  return findTypedText(toBlocks(before), toBlocks(after), fields);
}

/** Writes the letters as the patcher does; returns the lines of each field. */
async function write(before: RichTextValue, after: RichTextValue) {
  const typed = await type(before, after);
  for (const text of typed?.texts ?? []) text.data = typed?.after ?? '';
  return typed?.texts.map((text) =>
    [...(text.parentElement?.closest('[data-field]')?.querySelectorAll('p') ?? [])].map(
      (line) => line.textContent,
    ),
  );
}

describe('typed letters are written where the field shows them', () => {
  test('in the line that was typed in, also below one with the same words', async () => {
    const lines = ['One', 'One more'];
    expect(await write('One\nOne', 'One\nOne more')).toEqual([lines, lines]);
  });

  test('in marked words', async () => {
    const lines = ['Why? Rain!'];
    expect(await write(createBoldText('Rain'), createBoldText('Rain!'))).toEqual([lines, lines]);
  });

  test('in an item of a list', async () => {
    const lines = ['Rain', 'Snows'];
    expect(await write(createList('Snow'), createList('Snows'))).toEqual([lines, lines]);
  });
});

describe('React has to draw', () => {
  test.each<[string, RichTextValue, RichTextValue]>([
    ['a line more', 'One', 'One\nTwo'],
    ['the first letter', '', 'O'],
    ['a text that is emptied', 'O', ''],
    ['other marks', createBoldText('Rain'), 'Why? Rain'],
    ['letters more that are not bold', createBoldText('Rain'), createBoldText('Rain', ' again')],
    ['two lines that differ', 'One\nTwo', 'One!\nTwo!'],
    ['a text that is the same', 'One', 'One'],
    ['an address, which may break after its slashes', 'a/b', 'a/bc'],
    ['a word that never ends, which is drawn in parts', 'w', 'w'.repeat(700)],
  ])('%s', async (_, before, after) => {
    expect(await type(before, after)).toBeNull();
  });

  test('a text with a line to write on', async () => {
    expect(await type('The ____ falls', 'The ____ falls.', '…')).toBeNull();
  });
});
