import type { ItemPanel } from '../parts/item-panel.ts';
import { icon } from './icon.ts';
import { PageBreakPanel } from './PageBreakPanel.tsx';
import { PageBreakTile } from './PageBreakTile.tsx';

export const panel = {
  Panel: PageBreakPanel,
  icon,
  sample: {},
  Tile: PageBreakTile,
} satisfies ItemPanel<'page_break'>;
