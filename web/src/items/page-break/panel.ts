import { SquareSplitVertical } from 'lucide-react';
import type { ItemPanel } from '../parts/item-panel.ts';
import { PageBreakPanel } from './PageBreakPanel.tsx';

export const panel = {
  Panel: PageBreakPanel,
  icon: SquareSplitVertical,
  sample: {},
} satisfies ItemPanel<'page_break'>;
