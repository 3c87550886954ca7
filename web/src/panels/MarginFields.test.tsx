import { afterEach, expect, test } from 'vitest';
import { cleanup, render } from 'vitest-browser-react';
import type { Worksheet } from '#shared/kinds/worksheet/schema.ts';
import { aFlashcardSet, aWorksheet } from '#test/support/builders.ts';
import { Editor } from '../document/editor.ts';
import { EditorContext } from '../document/editor-context.ts';
import { MarginFields } from './MarginFields.tsx';

afterEach(cleanup);

async function aMargin(document: ConstructorParameters<typeof Editor>[0]) {
  const editor = new Editor(document);
  const screen = await render(
    <EditorContext value={editor}>
      <MarginFields />
    </EditorContext>,
  );
  return { editor, screen, read: () => (editor.document as Worksheet).margin };
}

test('room for holes and a border are chosen, and undone one by one until the sheet is as it was', async () => {
  const before = aWorksheet();
  const { editor, screen, read } = await aMargin(before);
  await screen.getByText('Two-sided').click();
  await screen.getByText('Border around the page').click();
  expect(read()).toMatchObject({ holes: 'two_sided', border: { style: 'solid', width: 2 } });
  editor.undo();
  expect(read()).toEqual({ holes: 'two_sided' });
  editor.undo();
  expect(read()).toBeUndefined();
  expect(editor.document.images).toEqual(before.images);
});

test('a footer of one’s own begins with what sheets say by themselves, and a button puts its words where one typed last', async () => {
  const { editor, screen, read } = await aMargin(aWorksheet());
  await screen.getByText('Own footer').click();
  expect(read()?.footer).toEqual({ start: '{title}', middle: '', end: '{page} / {pages}' });
  await screen.getByLabelText('Footer left').fill('Class 7b, ');
  await screen.getByRole('button', { name: 'Title' }).click();
  await screen.getByRole('button', { name: 'Pages' }).click();
  expect(read()?.footer?.start).toBe('Class 7b, {title}{pages}');
  editor.undo();
  expect(read()?.footer?.start).toBe('Class 7b, {title}');
});

test('the parts of a footer are named by their sides where the language is read from the right', async () => {
  const { screen } = await aMargin(aWorksheet({ locale: 'he-IL' }));
  await screen.getByText('Own footer').click();
  await expect.element(screen.getByLabelText('Footer right')).toHaveValue('{title}');
});

test('cards have no such margin', async () => {
  const { screen } = await aMargin(aFlashcardSet());
  expect(screen.container.textContent).toBe('');
});
