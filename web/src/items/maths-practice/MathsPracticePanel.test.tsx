import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { ItemOf } from '#shared/items/item.ts';
import { worksheetItem } from '#shared/items/item-schema.ts';
import { type Worksheet, worksheet } from '#shared/kinds/worksheet/schema.ts';
import { Editor } from '../../document/editor.ts';
import { EditorContext, usePart } from '../../document/editor-context.ts';
import { Path } from '../../document/path.ts';
import { panel } from './MathsPracticePanel.tsx';

const path = new Path<Worksheet>().at('items').entry('one');

function Drawn() {
  const item = usePart(path);
  if (item?.type !== 'maths_practice') return null;
  return (
    <>
      <panel.Panel item={item} path={path as never} />
      <panel.Advanced item={item} path={path as never} />
    </>
  );
}

async function draw(data: object = {}) {
  const item = worksheetItem.parse({ id: 'one', type: 'maths_practice', data });
  const editor = new Editor(worksheet.parse({ entity_type: 'worksheet', items: [item] }));
  await render(
    <EditorContext value={editor}>
      <Drawn />
    </EditorContext>,
  );
  return { editor, read: () => (editor.read(path) as ItemOf<'maths_practice'>).data };
}

test('a task asks for its own settings alone, and brings its usual numbers', async () => {
  const { editor, read } = await draw();
  await expect.element(page.getByRole('radio', { name: 'With', exact: true })).toBeInTheDocument();
  await page.getByRole('button', { name: /Problems/ }).click();
  await page.getByRole('option', { name: 'Number houses' }).click();
  await expect.element(page.getByRole('group', { name: 'Roofs' })).toBeVisible();
  expect(read()).toMatchObject({ task: 'house', first_from: 5, first_to: 20 });
  expect(page.getByRole('radio').elements()).toEqual([]);
  editor.undo();
  expect(read()).toMatchObject({ task: 'calculate', first_from: 1 });
});

test('too few numbers are said, and so is a typed problem without an answer', async () => {
  const { read } = await draw({ count: 5 });
  const from = page.getByLabelText('First number, to');
  await from.fill('1');
  await userEvent.keyboard('{Tab}');
  await page.getByLabelText('Second number, to').fill('3');
  await userEvent.keyboard('{Tab}');
  await expect
    .element(page.getByText('There are only 3 different problems with these numbers.'))
    .toBeVisible();
  await page.getByRole('textbox', { name: 'Your own problems' }).fill('12 + 7\nabc');
  await expect
    .element(page.getByText('“abc” has no answer that can be worked out. It is left out.'))
    .toBeVisible();
  expect(read().own).toEqual(['12 + 7', 'abc']);
  await page.getByRole('textbox', { name: 'Your own problems' }).fill('6/8\n10/3');
  await expect.element(page.getByText(/“10.3” is in lowest terms already, .* type 10 ÷ 3/)).toBeVisible();
});

test('other numbers are drawn at a press', async () => {
  const { read } = await draw();
  const { shuffle_seed } = read();
  await page.getByRole('button', { name: 'Other numbers' }).click();
  expect(read().shuffle_seed).not.toBe(shuffle_seed);
});
