import { QueryClientProvider } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { ItemOf } from '#shared/items/item.ts';
import { worksheetItem } from '#shared/items/item-schema.ts';
import { type Worksheet, worksheet } from '#shared/kinds/worksheet/schema.ts';
import { queryClient } from '../../api/query-client.ts';
import { Editor } from '../../document/editor.ts';
import { EditorContext, usePart } from '../../document/editor-context.ts';
import { Path } from '../../document/path.ts';
import { PictureUploadsContext, useNewPictureUploads } from '../../images/use-picture-uploads.ts';
import { panel } from './WordSearchPanel.tsx';

const path = new Path<Worksheet>().at('items').entry('one');

function Drawn({ editor }: { editor: Editor }) {
  const item = usePart(path);
  return (
    <PictureUploadsContext value={useNewPictureUploads(editor)}>
      {item?.type === 'word_search' && <panel.Panel item={item} path={path as never} />}
    </PictureUploadsContext>
  );
}

async function draw(data: object = {}) {
  const item = worksheetItem.parse({ id: 'one', type: 'word_search', data });
  const editor = new Editor(worksheet.parse({ entity_type: 'worksheet', items: [item] }));
  await render(
    <QueryClientProvider client={queryClient}>
      <EditorContext value={editor}>
        <Drawn editor={editor} />
      </EditorContext>
    </QueryClientProvider>,
  );
  const read = () => (editor.read(path) as ItemOf<'word_search'>).data;
  const show = () => read().words.map(({ word, clue }) => (clue ? `${word}: ${clue}` : word));
  const paste = (field: string, text: string) => {
    const box = page.getByRole('textbox', { name: field, exact: true }).element() as HTMLElement;
    box.focus();
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', text);
    box.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  };
  return { editor, read, show, paste };
}

test('words are typed one after the other with Enter', async () => {
  const { show } = await draw();
  await page.getByRole('textbox', { name: 'Add a word' }).click();
  await userEvent.keyboard('rain{Enter}snow{Enter}');
  await expect.poll(show).toEqual(['rain', 'snow']);
});

test.each([
  ['rain, snow; hail', ['rain', 'snow', 'hail']],
  ['rain\nsnow', ['rain', 'snow']],
  ['rain\tIt falls.\nsnow\tIt is white.', ['rain: It falls.', 'snow: It is white.']],
])('a pasted list %j is rows of words, in one step of undo', async (text, words) => {
  const { editor, show, paste } = await draw();
  paste('Add a word', text);
  await expect.poll(show).toEqual(words);
  editor.undo();
  expect(show()).toEqual([]);
});

test.each([
  'rain – It falls, in drops',
  'rain: It falls, in drops',
  'rain = It falls, in drops',
  'rain\tIt falls, in drops',
])('where students get clues, %j is a word and its clue', async (text) => {
  const { show, paste } = await draw({ list: 'clues', words: [{ word: '' }] });
  paste('Word 1', text);
  await expect.poll(show).toEqual(['rain: It falls, in drops']);
});

test('Enter goes from a clue to the next word', async () => {
  await draw({ list: 'clues', words: [{ word: 'rain' }, { word: 'snow' }] });
  await page.getByRole('textbox', { name: 'Clue 1' }).click();
  await userEvent.keyboard('It falls.{Enter}');
  await expect.element(page.getByRole('textbox', { name: 'Word 2' })).toHaveFocus();
});

test('words that are not in the grid are named with the reason', async () => {
  await draw({
    words: [{ word: 'carpet' }, { word: 'petal' }, { word: 'pet' }, { word: 'a' }, { word: 'carpet' }],
  });
  await expect
    .element(page.getByText('Not in the grid, because it reads in other words too: “pet”'))
    .toBeVisible();
  await expect.element(page.getByText('Too short for the grid: “a”')).toBeVisible();
  await expect.element(page.getByText('In the list twice: “carpet”')).toBeVisible();
});

test('another grid is one step of undo', async () => {
  const { editor, read } = await draw({ words: [{ word: 'rain' }] });
  await page.getByRole('button', { name: 'Another grid' }).click();
  await expect.poll(() => read().shuffle_seed).not.toBe(1);
  editor.undo();
  expect(read().shuffle_seed).toBe(1);
});
