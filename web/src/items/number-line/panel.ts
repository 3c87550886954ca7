import type { ItemPanel } from '../parts/item-panel.ts';
import { icon } from './icon.ts';
import { NumberLinePanel } from './NumberLinePanel.tsx';

export const panel = {
  Panel: NumberLinePanel,
  icon,
  // As many as have room for their boxes on the tile of Add Item.
  sample: { from: 0, to: 3 },
} satisfies ItemPanel<'number_line'>;
