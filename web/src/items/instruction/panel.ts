import type { ItemPanel } from '../parts/item-panel.ts';
import { InstructionPanel } from './InstructionPanel.tsx';
import { icon } from './icon.ts';

export const panel = {
  Panel: InstructionPanel,
  icon,
  sample: {
    instruction: 'Read each question carefully.',
    style: { border: { border_style: 'dashed' } },
  },
} satisfies ItemPanel<'instruction'>;
