import { Ruler } from 'lucide-react';
import type { ItemPanel } from '../parts/item-panel.ts';
import { NumberLinePanel } from './NumberLinePanel.tsx';

export const panel = {
  Panel: NumberLinePanel,
  icon: Ruler,
  sample: { from: 0, to: 5 },
} satisfies ItemPanel<'number_line'>;
