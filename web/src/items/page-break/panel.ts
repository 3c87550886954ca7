import { SquareSplitVertical } from 'lucide-react';
import type { ItemPanel } from '../parts/item-panel.ts';
import { PageBreakPanel } from './PageBreakPanel.tsx';
import { PageBreakTile } from './PageBreakTile.tsx';

export const panel = {
  Panel: PageBreakPanel,
  icon: SquareSplitVertical,
  sample: {},
  Tile: PageBreakTile,
} satisfies ItemPanel<'page_break'>;
