import { expect, test } from 'vitest';
import { ITEM_TYPE_NAMES } from '#shared/items/item-schema.ts';
import { getIcon } from './get-icon.ts';
import { getPanel } from './get-panel.ts';

test.each(ITEM_TYPE_NAMES)('%s has the icon of its panel', (type) => {
  expect(getIcon(type)).toBe(getPanel(type).icon);
});
