import type { ItemPanel } from '../parts/item-panel.ts';
import { icon } from './icon.ts';
import { NumberLinePanel } from './NumberLinePanel.tsx';

export const panel = {
  Panel: NumberLinePanel,
  icon,
  sample: { from: 0, to: 5 },
} satisfies ItemPanel<'number_line'>;
