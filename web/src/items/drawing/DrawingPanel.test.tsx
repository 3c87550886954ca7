import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { ItemOf } from '#shared/items/item.ts';
import { worksheetItem } from '#shared/items/item-schema.ts';
import { type Worksheet, worksheet } from '#shared/kinds/worksheet/schema.ts';
import { Editor } from '../../document/editor.ts';
import { EditorContext, usePart } from '../../document/editor-context.ts';
import { Path } from '../../document/path.ts';
import { panel } from './DrawingPanel.tsx';

const path = new Path<Worksheet>().at('items').entry('one');

function Drawn() {
  const item = usePart(path);
  return item?.type === 'drawing' && <panel.Panel item={item} path={path as never} />;
}

async function draw(data: object = {}) {
  const item = worksheetItem.parse({ id: 'one', type: 'drawing', data });
  const editor = new Editor(worksheet.parse({ entity_type: 'worksheet', items: [item] }));
  await render(
    <EditorContext value={editor}>
      <Drawn />
    </EditorContext>,
  );
  return { editor, read: () => (editor.read(path) as ItemOf<'drawing'>).data };
}

test('a kind asks for its own settings alone, and brings its usual size; one step of undo takes all back', async () => {
  const { editor, read } = await draw({ values: ['3:30'] });
  await expect.element(page.getByRole('switch', { name: 'Minute marks' })).toBeInTheDocument();
  await page.getByRole('button', { name: /^Clock Kind/ }).click();
  await page.getByRole('option', { name: 'Thermometer (°C)' }).click();
  await expect.element(page.getByText('Scale from')).toBeVisible();
  expect(read()).toMatchObject({ kind: 'thermometer', size: 70, from: -10, to: 40, values: [], made: 1 });
  expect(page.getByRole('switch').elements()).toEqual([]);
  editor.undo();
  expect(read()).toMatchObject({ kind: 'clock', size: 35, values: ['3:30'], made: 0 });
});

test('a value that cannot be drawn is named, and so is a level that has no more values', async () => {
  const { read } = await draw({ kind: 'die', level: 'easy', made: 20 });
  await expect.element(page.getByText('There are only 6 different values of this level.')).toBeVisible();
  await page.getByRole('textbox', { name: 'Your own values' }).fill('5\nseven');
  await expect.element(page.getByText('“seven” cannot be drawn. It is left out.')).toBeVisible();
  expect(read().values).toEqual(['5', 'seven']);
});

test('a scale that ends before it begins is said', async () => {
  const { read } = await draw({ kind: 'plane', from: -5, to: 5, step: 1 });
  await page.getByRole('spinbutton', { name: 'Scale from' }).fill('9');
  await userEvent.keyboard('{Tab}');
  await expect.element(page.getByText(/A scale begins with its smaller number/)).toBeVisible();
  expect(read()).toMatchObject({ from: 9, to: 5 });
});

test('other values are drawn at a press, where any are drawn by lot', async () => {
  const { read } = await draw({ made: 3 });
  const { shuffle_seed } = read();
  await page.getByRole('button', { name: 'Other values' }).click();
  expect(read().shuffle_seed).not.toBe(shuffle_seed);
});

test('paper asks for no values', async () => {
  await draw({ kind: 'staves', size: 2 });
  await expect.element(page.getByText('Space of a staff')).toBeVisible();
  expect(page.getByRole('textbox', { name: 'Your own values' }).elements()).toEqual([]);
});
