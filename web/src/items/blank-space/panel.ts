import { SquareDashed } from 'lucide-react';
import type { ItemPanel } from '../parts/item-panel.ts';
import { BlankSpacePanel } from './BlankSpacePanel.tsx';

export const panel = {
  Panel: BlankSpacePanel,
  icon: SquareDashed,
  sample: { height: 0.9, box_outline: true, line_style: 'dashed', line_color: '#8FA3B8' },
} satisfies ItemPanel<'blank_space'>;
