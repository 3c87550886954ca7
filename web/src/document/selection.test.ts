import { expect, test } from 'vitest';
import { aWorksheet } from '#test/support/builders.ts';
import { Editor } from './editor.ts';
import { changeSelection, clearSelection, listChosen, readSelectionChange } from './selection.ts';

const anEditor = () => new Editor(aWorksheet({ items: [...'abcde'].map((id) => ({ id, type: 'divider' })) }));

test('Shift selects from the item chosen last to the pressed one, and back again', () => {
  const editor = anEditor();
  Object.assign(editor.view, { openItem: 'b', anchor: 'b' });
  changeSelection(editor, 'd', 'range');
  expect(listChosen(editor)).toEqual(['b', 'c', 'd']);
  expect(editor.view.openItem).toBe(null);
  changeSelection(editor, 'a', 'range');
  expect(listChosen(editor)).toEqual(['a', 'b']);
});

test('Ctrl adds an item and takes it away, and a range then begins there', () => {
  const editor = anEditor();
  Object.assign(editor.view, { openItem: 'e', anchor: 'e' });
  changeSelection(editor, 'a', 'toggle');
  expect(listChosen(editor)).toEqual(['a', 'e']);
  changeSelection(editor, 'a', 'toggle');
  expect(listChosen(editor)).toEqual(['e']);
  changeSelection(editor, 'c', 'range');
  expect(listChosen(editor)).toEqual(['a', 'b', 'c']);
});

test('a range takes only what the filtered list shows', () => {
  const editor = anEditor();
  editor.view.filtered = ['a', 'c', 'e'];
  changeSelection(editor, 'a', 'range');
  changeSelection(editor, 'e', 'range');
  expect(listChosen(editor)).toEqual(['a', 'c', 'e']);
});

test('clearing leaves the item where the range began, and then none', () => {
  const editor = anEditor();
  changeSelection(editor, 'd', 'range');
  changeSelection(editor, 'b', 'range');
  clearSelection(editor);
  expect(listChosen(editor)).toEqual(['d']);
  clearSelection(editor);
  expect(listChosen(editor)).toEqual([]);
});

test('an item that is gone is no longer chosen', () => {
  const editor = anEditor();
  editor.view.selected = ['a', 'gone'];
  expect(listChosen(editor)).toEqual(['a']);
});

test('a press without Shift, Ctrl or ⌘ chooses its item alone', () => {
  const keys = { shiftKey: false, ctrlKey: false, metaKey: false };
  expect(readSelectionChange(keys)).toBe(null);
  expect(readSelectionChange({ ...keys, metaKey: true })).toBe('toggle');
  expect(readSelectionChange({ ...keys, shiftKey: true, ctrlKey: true })).toBe('range');
});

test('a finger selects another item once one is selected, and a mouse does not', () => {
  const press = (pointerType: string) => ({
    shiftKey: false,
    ctrlKey: false,
    metaKey: false,
    nativeEvent: { pointerType },
  });
  expect(readSelectionChange(press('touch'), ['a'])).toBe('toggle');
  expect(readSelectionChange(press('touch'), [])).toBe(null);
  expect(readSelectionChange(press('mouse'), ['a'])).toBe(null);
});
