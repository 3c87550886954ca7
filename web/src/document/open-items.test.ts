import { expect, test } from 'vitest';
import type { Editor } from './editor.ts';
import { createView } from './editor-view.ts';
import { chooseNew, findNextPlace, findPlaceBelow, openFirst, openItem } from './open-items.ts';

/** An editor with items of these ids, as the rules of opening see it. */
const anEditor = (...ids: string[]) =>
  ({ document: { items: ids.map((id) => ({ id })) }, view: createView(false) }) as unknown as Editor;

test('what comes next goes to the end, below the chosen items, or behind the last that was added with the open one', () => {
  const editor = anEditor('a', 'new 1', 'new 2', 'new 3', 'b');
  expect(findNextPlace(editor)).toBe(5);
  openItem(editor, 'a', 'bar');
  expect(findNextPlace(editor)).toBe(1);
  openFirst(editor, ['new 1', 'new 2', 'new 3']);
  expect(editor.view.openItem).toBe('new 1');
  expect(findNextPlace(editor)).toBe(4);
  expect(findPlaceBelow(editor, ['new 1'])).toBe(4);
  expect(findPlaceBelow(editor, ['a'])).toBe(1);
  openItem(editor, 'new 1', 'bar');
  expect(findNextPlace(editor)).toBe(2);
  chooseNew(editor, ['new 2', 'new 3']);
  expect(findNextPlace(editor)).toBe(4);
});
