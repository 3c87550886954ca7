import type { ItemPanel } from '../parts/item-panel.ts';
import { HandwritingAdvanced } from './HandwritingAdvanced.tsx';
import { HandwritingPanel } from './HandwritingPanel.tsx';
import { icon } from './icon.ts';

export const panel = {
  Panel: HandwritingPanel,
  Advanced: HandwritingAdvanced,
  icon,
  sample: {
    line_height: 36,
    spacing: 0,
    items: [{ id: 'a', subtitle: 'Apple', partials: [{ start: 0, end: 1, style: 'solid' }], empty_rows: 1 }],
  },
} satisfies ItemPanel<'handwriting'>;
