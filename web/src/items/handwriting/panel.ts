import { PenTool } from 'lucide-react';
import type { ItemPanel } from '../parts/item-panel.ts';
import { HandwritingAdvanced } from './HandwritingAdvanced.tsx';
import { HandwritingPanel } from './HandwritingPanel.tsx';

export const panel = {
  Panel: HandwritingPanel,
  Advanced: HandwritingAdvanced,
  icon: PenTool,
  sample: {
    line_height: 36,
    spacing: 0,
    items: [{ id: 'a', subtitle: 'Apple', partials: [{ start: 0, end: 1, style: 'solid' }], empty_rows: 1 }],
  },
} satisfies ItemPanel<'handwriting'>;
