import { Minus } from 'lucide-react';
import type { ItemPanel } from '../parts/item-panel.ts';
import { DividerPanel } from './DividerPanel.tsx';

export const panel = {
  Panel: DividerPanel,
  icon: Minus,
  sample: { line_style: 'dashed', top_padding: 0.4 },
} satisfies ItemPanel<'divider'>;
