import { globSync } from 'node:fs';
import { dirname } from 'node:path';
import { expect, test } from 'vitest';
import { ADD_ITEM_GROUPS, listOfferedTypes } from './add-item-groups.ts';
import { getItemType } from './item.ts';
import { ITEM_TYPE_NAMES } from './item-schema.ts';

const listFolders = (file: string, cwd: URL): string[] =>
  globSync(`*/${file}`, { cwd: cwd.pathname }).map((path) => dirname(path).replaceAll('-', '_'));

test('every folder of an item type stands in the list of item types, and has what draws and what edits it', () => {
  const here = new URL('.', import.meta.url);
  const names = ITEM_TYPE_NAMES.toSorted();
  expect(listFolders('item-type.ts', here).sort()).toEqual(names);
  expect(listFolders('view.tsx', here).sort()).toEqual(names);
  expect(listFolders('*Panel.tsx', new URL('../../web/src/items/', here)).sort()).toEqual(names);
});

test('Add Item shows every item type that has a place there once, each in a place of its own', () => {
  const placed = ITEM_TYPE_NAMES.filter((type) => getItemType(type).addItem);
  expect(listOfferedTypes().sort()).toEqual(placed.sort());
  for (const { types } of ADD_ITEM_GROUPS) {
    const places = types.map(({ place }) => place);
    expect(places).toEqual(places.map((_, at) => at + 1));
  }
});

test('one item type takes the focus of Add Item', () => {
  expect(ITEM_TYPE_NAMES.filter((type) => getItemType(type).addItem?.takesFocus)).toHaveLength(1);
});
