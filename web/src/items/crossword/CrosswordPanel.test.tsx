import { QueryClientProvider } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { makeCrossword } from '#shared/items/crossword/make-crossword.ts';
import type { ItemOf } from '#shared/items/item.ts';
import { worksheetItem } from '#shared/items/item-schema.ts';
import { type Worksheet, worksheet } from '#shared/kinds/worksheet/schema.ts';
import { queryClient } from '../../api/query-client.ts';
import { Editor } from '../../document/editor.ts';
import { EditorContext, usePart } from '../../document/editor-context.ts';
import { Path } from '../../document/path.ts';
import { PictureUploadsContext, useNewPictureUploads } from '../../images/use-picture-uploads.ts';
import { panel } from './CrosswordPanel.tsx';

const path = new Path<Worksheet>().at('items').entry('one');

function Drawn({ editor }: { editor: Editor }) {
  const item = usePart(path);
  return (
    <PictureUploadsContext value={useNewPictureUploads(editor)}>
      {item?.type === 'crossword' && <panel.Panel item={item} path={path as never} />}
    </PictureUploadsContext>
  );
}

async function draw(words: readonly object[] = []) {
  const item = worksheetItem.parse({ id: 'one', type: 'crossword', data: { words } });
  const editor = new Editor(worksheet.parse({ entity_type: 'worksheet', items: [item] }));
  await render(
    <QueryClientProvider client={queryClient}>
      <EditorContext value={editor}>
        <Drawn editor={editor} />
      </EditorContext>
    </QueryClientProvider>,
  );
  const read = () => (editor.read(path) as ItemOf<'crossword'>).data;
  return { editor, read };
}

test('a pasted list of pairs is words with their clues, in one step of undo', async () => {
  const { editor, read } = await draw();
  const box = page.getByRole('textbox', { name: 'Add a word' }).element() as HTMLElement;
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/plain', 'rain – It falls\nsnow: White\nwind\tMoving air');
  box.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  await expect.poll(() => read().words.length).toBe(3);
  editor.undo();
  expect(read().words).toEqual([]);
});

test('Try again lays the words out otherwise, in one step of undo', async () => {
  const { editor, read } = await draw(['rain', 'snow', 'thunder', 'storm', 'wind'].map((word) => ({ word })));
  const write = () => makeCrossword(read(), 'en-US').letters.join();
  const before = write();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.poll(write).not.toBe(before);
  editor.undo();
  expect(write()).toBe(before);
});

test('words without a place are named with the reason', async () => {
  await draw([{ word: 'rain' }, { word: 'snow' }, { word: 'bbb' }, { word: 'rain' }]);
  await expect.element(page.getByText('No place where it crosses the others: “bbb”')).toBeVisible();
  await expect.element(page.getByText('In the list twice: “rain”')).toBeVisible();
});
