import type { ItemPanel } from '../parts/item-panel.ts';
import { BlankSpacePanel } from './BlankSpacePanel.tsx';
import { icon } from './icon.ts';

export const panel = {
  Panel: BlankSpacePanel,
  icon,
  sample: { height: 0.9, box_outline: true, line_style: 'dashed', line_color: '#8FA3B8' },
} satisfies ItemPanel<'blank_space'>;
