import { expect, test } from 'vitest';
import { addItem, deleteItems, moveItems } from '#shared/items/list-rules.ts';
import type { Worksheet } from '#shared/kinds/worksheet/schema.ts';
import { aWorksheet } from '#test/support/builders.ts';
import { Editor } from './editor.ts';
import type { Path } from './path.ts';
import { withShown } from './show-change.ts';

const ITEMS = ['a', 'b', 'c', 'd'].map((id) => ({ id, type: 'section_header', data: { title: id } }));

const anEditor = () => {
  const editor = new Editor(aWorksheet({ items: ITEMS }));
  return { editor, path: editor.path as Path<Worksheet> };
};
/** Returns what is brought into sight by undoing the last step, and by redoing it. */
const readShown = (editor: Editor) => {
  withShown(editor, () => editor.undo());
  const undone = editor.view.changed?.key;
  withShown(editor, () => editor.redo());
  return [undone, editor.view.changed?.key];
};

test('what is deleted comes into sight when it is back, and then what took its place', () => {
  const { editor, path } = anEditor();
  editor.edit(path, deleteItems, ['c'], { name: 'Delete item' });
  expect(readShown(editor)).toEqual(['c', 'd']);
  editor.edit(path, deleteItems, ['d'], { name: 'Delete item' });
  expect(readShown(editor)).toEqual(['d', 'b']);
});

test.each([
  ['a', null],
  ['d', 'a'],
  ['b', null],
] as const)('%s comes into sight where it is moved, above %s', (id, above) => {
  const { editor, path } = anEditor();
  editor.edit(path, moveItems, { ids: [id], above }, { name: 'Move item' });
  const [undone, redone] = readShown(editor);
  expect(undone).toBe(redone);
});

test('an item that was changed or added comes into sight, and the head for the title', () => {
  const { editor, path } = anEditor();
  const write = (target: { title: unknown }) => {
    target.title = 'new';
  };
  const data = path.at('items').entry('b').at('data') as Path<{ title: unknown }>;
  editor.edit(data, write, undefined, { name: 'Edit heading' });
  expect(readShown(editor)).toEqual(['b', 'b']);
  editor.edit(path, addItem, { type: 'divider', at: 2, id: 'new' }, { name: 'Add' });
  expect(readShown(editor)).toEqual(['c', 'new']);
  editor.edit(path as Path<{ title: unknown }>, write, undefined, { name: 'Edit title' });
  expect(readShown(editor)).toEqual(['#head', '#head']);
});

test('nothing comes into sight where there is nothing to undo', () => {
  const { editor } = anEditor();
  expect(readShown(editor)).toEqual([undefined, undefined]);
});
