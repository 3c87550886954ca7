import { QueryClientProvider } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { ItemOf } from '#shared/items/item.ts';
import { worksheetItem } from '#shared/items/item-schema.ts';
import { placeCells } from '#shared/items/table/bands.ts';
import { type Worksheet, worksheet } from '#shared/kinds/worksheet/schema.ts';
import { queryClient } from '../../api/query-client.ts';
import { Editor } from '../../document/editor.ts';
import { EditorContext, usePart } from '../../document/editor-context.ts';
import { Path } from '../../document/path.ts';
import { PictureUploadsContext, useNewPictureUploads } from '../../images/use-picture-uploads.ts';
import { panel } from './TablePanel.tsx';

const path = new Path<Worksheet>().at('items').entry('one');

function Drawn({ editor }: { editor: Editor }) {
  const item = usePart(path);
  return (
    <PictureUploadsContext value={useNewPictureUploads(editor)}>
      {item?.type === 'table' && <panel.Panel item={item} path={path as never} />}
    </PictureUploadsContext>
  );
}

async function draw(data: object = {}) {
  const item = worksheetItem.parse({ id: 'one', type: 'table', data });
  const editor = new Editor(worksheet.parse({ entity_type: 'worksheet', items: [item] }));
  const screen = await render(
    <QueryClientProvider client={queryClient}>
      <EditorContext value={editor}>
        <div style={{ height: 700, overflow: 'auto' }}>
          <Drawn editor={editor} />
        </div>
      </EditorContext>
    </QueryClientProvider>,
  );
  const read = () => (editor.read(path) as ItemOf<'table'>).data;
  /** Writes what is printed, a row after the other. */
  const show = () =>
    read()
      .rows.map((row) => row.map(({ text }) => text).join(' '))
      .join('/');
  const cell = (row: number, column: number) =>
    screen.getByRole('textbox', { name: `Row ${row}, column ${column}`, exact: true });
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const choose = async (menu: string, entry: string) => {
    await button(menu).click();
    await page.getByRole('menuitem', { name: entry, exact: true }).click();
  };
  return { editor, screen, read, show, cell, button, choose };
}
const toRows = (text: string) => text.split('/').map((row) => row.split(' ').map((word) => ({ text: word })));

test('Tab goes from cell to cell, and adds a row behind the last one', async () => {
  const { editor, show, cell, read } = await draw({ rows: toRows('a b/c d') });
  await cell(1, 1).click();
  await userEvent.keyboard('{Control>}a{/Control}1{Tab}{Control>}a{/Control}2{Tab}3');
  await expect.poll(show).toBe('1 2/c3 d');
  await cell(2, 2).click();
  await userEvent.keyboard('{Tab}');
  await expect.poll(() => read().rows.length).toBe(3);
  await expect.element(cell(3, 1)).toHaveFocus();
  await userEvent.keyboard('new');
  await expect.poll(show).toBe('1 2/c3 d/new ');
  editor.undo();
  editor.undo();
  expect(show()).toBe('1 2/c3 d');
});

test('a press puts the caret at its letter, in the one field that the table has', async () => {
  const { show, cell } = await draw({ rows: toRows('Mississippi b') });
  const words = cell(1, 1).element().querySelector('p')?.firstChild as Text;
  const range = document.createRange();
  range.setStart(words, 4);
  range.setEnd(words, 5);
  const { left, top, height } = range.getBoundingClientRect();
  const box = cell(1, 1).element().getBoundingClientRect();
  await cell(1, 1).click({ position: { x: left - box.left + 1, y: top - box.top + height / 2 } });
  await userEvent.keyboard('X');
  await expect.poll(show).toBe('MissXissippi b');
  expect(document.querySelectorAll('.table-edit-rows [contenteditable=true]')).toHaveLength(1);
});

test('rows and columns are added, moved and deleted beside the cell that has the caret', async () => {
  const { show, cell, choose } = await draw({ rows: toRows('a b/c d') });
  await cell(2, 1).click();
  await choose('Row', 'Move up');
  await expect.poll(show).toBe('c d/a b');
  await choose('Row', 'Add a row below');
  await expect.poll(show).toBe('c d/ /a b');
  await choose('Column', 'Move on');
  await expect.poll(show).toBe('d c/ /b a');
  await choose('Column', 'Delete the column');
  await expect.poll(show).toBe('d//b');
  await choose('Row', 'Delete the row');
  await expect.poll(show).toBe('/b');
});

test('cells between two presses are made one, and are one step of undo', async () => {
  const { editor, read, cell, button } = await draw({ rows: toRows('a b c/d e f'), header_rows: 0 });
  await cell(1, 2).click();
  await userEvent.keyboard('{Shift>}');
  await cell(2, 3).click();
  await userEvent.keyboard('{/Shift}');
  await button('Merge cells').click();
  const printed = () => placeCells(read()).map(({ cell }) => cell.text);
  await expect.poll(printed).toEqual(['a', 'b\nc\ne\nf', 'd']);
  await button('Split cells').click();
  await expect.poll(() => printed().length).toBe(6);
  editor.undo();
  editor.undo();
  expect(printed()).toEqual(['a', 'b', 'c', 'd', 'e', 'f']);
});

test('a whole column is shaded and centered by the button above it', async () => {
  const { read, button } = await draw({ rows: toRows('a b/c d') });
  await button('Choose column 2').click();
  await button('Center').click();
  await button('Shading').click();
  await button('Yellow').click();
  await expect
    .poll(() => read().rows.map((row) => row.map(({ align, shade }) => [align, shade])))
    .toEqual([
      [
        [undefined, undefined],
        ['center', '#FFF3BF'],
      ],
      [
        [undefined, undefined],
        ['center', '#FFF3BF'],
      ],
    ]);
});

test('a cell becomes a blank, or a box that the key ticks', async () => {
  const { read, cell, screen } = await draw({ rows: toRows('a b') });
  await cell(1, 1).click();
  await screen.getByText('Blank', { exact: true }).click();
  await cell(1, 2).click();
  await screen.getByText('Checkbox', { exact: true }).click();
  await screen.getByText('Ticked on the answer key').click();
  await expect
    .poll(() => read().rows)
    .toEqual([
      [
        { text: 'a', asks: 'blank' },
        { text: 'b', asks: 'checkbox', checked: true },
      ],
    ]);
});

function paste(data: Readonly<Record<string, string>>): void {
  const clipboardData = new DataTransfer();
  for (const [type, text] of Object.entries(data)) clipboardData.setData(type, text);
  document.activeElement?.dispatchEvent(
    new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
  );
}

test('a pasted table fills the cells from the one with the caret on, and is one step of undo', async () => {
  const { editor, show, cell } = await draw({ rows: toRows('a b/c d') });
  await cell(2, 2).click();
  paste({ 'text/plain': 'x\ty', 'text/html': '<table><tr><td>1<td>2<tr><td>3<td>4</table>' });
  await expect.poll(show).toBe('a b /c 1 2/ 3 4');
  editor.undo();
  expect(show()).toBe('a b/c d');
  await cell(1, 1).click();
  paste({ 'text/plain': '1\t"two\nlines"\r\n3\t4' });
  await expect.poll(show).toBe('1 two\nlines/3 4');
});

test('what is pasted without a table goes into the cell', async () => {
  const { show, cell } = await draw({ rows: toRows('a b') });
  await cell(1, 1).click();
  paste({ 'text/plain': 'rain' });
  await expect.poll(show).toBe('arain b');
});

test('a column is as wide as its edge is dragged, or moved by the arrow keys, in one step', async () => {
  const { editor, read, screen } = await draw({ rows: toRows('a b'), column_widths: [3, 3] });
  const edge = screen.getByRole('slider', { name: 'Width of column 1' });
  const handle = edge.element() as HTMLElement;
  const { left, top } = handle.getBoundingClientRect();
  const ruler = (handle.closest('.table-ruler-columns') as Element).getBoundingClientRect().width;
  const send = (type: string, by: number) =>
    handle.dispatchEvent(
      new PointerEvent(type, {
        pointerId: 1,
        bubbles: true,
        clientX: left + (by * ruler) / 7.3,
        clientY: top,
      }),
    );
  handle.setPointerCapture = () => undefined;
  send('pointerdown', 0);
  send('pointermove', 0.5);
  send('pointermove', 1);
  send('pointerup', 1);
  await expect.poll(() => read().column_widths).toEqual([4, 2]);
  editor.undo();
  expect(read().column_widths).toEqual([3, 3]);
  handle.focus();
  await userEvent.keyboard('{ArrowRight}');
  await expect.poll(() => read().column_widths).toEqual([3.05, 2.95]);
  await screen.getByRole('button', { name: 'Equal' }).click();
  await expect.poll(() => read().column_widths).toEqual([]);
});

test('the cells of a column stand below each other, however long their words are', async () => {
  await draw({ rows: toRows('a b/extraordinarily-long-words-in-one-cell c') });
  const cells = [...document.querySelectorAll('[data-cell="0.1"], [data-cell="1.1"]')];
  const [first, second] = cells.map((cell) => cell.getBoundingClientRect().left);
  expect(first).toBe(second);
});

test('of 500 rows those in sight are drawn', async () => {
  const { cell } = await draw({ rows: Array.from({ length: 500 }, (_, row) => [{ text: `row ${row}` }]) });
  await expect.element(cell(1, 1)).toBeVisible();
  const count = () => document.querySelectorAll('.table-edit-cell').length;
  await expect.poll(count).toBeLessThan(60);
});

test('the heads of the rows stay in sight while a wide table is scrolled, and go back with it', async () => {
  const { button } = await draw({ rows: toRows(`${'word '.repeat(19)}word/${'word '.repeat(19)}word`) });
  const head = button('Choose row 2').element();
  const box = head.closest('.table-edit-scroll') as HTMLElement;
  const measure = () => head.getBoundingClientRect().left - box.getBoundingClientRect().left;
  const before = measure();
  for (const left of [400, 0, 90]) {
    box.scrollLeft = left;
    await expect.poll(() => [box.scrollLeft, measure()]).toEqual([left, before]);
  }
});
