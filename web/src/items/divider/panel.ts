import type { ItemPanel } from '../parts/item-panel.ts';
import { DividerPanel } from './DividerPanel.tsx';
import { icon } from './icon.ts';

export const panel = {
  Panel: DividerPanel,
  icon,
  sample: { line_style: 'dashed', top_padding: 0.4 },
} satisfies ItemPanel<'divider'>;
