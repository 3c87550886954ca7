import { expect, test } from 'vitest';
import { addItems } from '#shared/items/list-rules.ts';
import type { Worksheet } from '#shared/kinds/worksheet/schema.ts';
import { aWorksheet } from '#test/support/builders.ts';
import { anItemActions } from '#test/support/item-actions.ts';
import { Editor } from './editor.ts';
import type { Path } from './path.ts';

const titled = (...titles: string[]) =>
  titles.map((title) => ({ id: title, type: 'section_header', data: { title } }));

/** Adds items to a list that a filter narrows to "rain", and opens the first of them; returns the filter's words. */
function addWhileNarrowed(...titles: string[]): string {
  const editor = new Editor(aWorksheet({ items: titled('rain', 'snow') }));
  const actions = anItemActions(editor);
  const { items } = aWorksheet({ items: titled(...titles) });
  editor.view.search = 'rain';
  editor.edit(
    editor.path as Path<Worksheet>,
    addItems,
    { items, at: 2, instead: null },
    { name: 'Add items' },
  );
  actions.openNew(items);
  expect(editor.view.openItem).toBe(titles[0]);
  return editor.view.search;
}

test('the filter of the list ends when one of several new items does not match it', () => {
  expect(addWhileNarrowed('rainbow', 'hail')).toBe('');
});

test('the filter of the list stays while it matches every new item', () => {
  expect(addWhileNarrowed('rainbow', 'rainfall')).toBe('rain');
});
