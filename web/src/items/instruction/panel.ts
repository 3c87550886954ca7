import { MessageSquareText } from 'lucide-react';
import type { ItemPanel } from '../parts/item-panel.ts';
import { InstructionPanel } from './InstructionPanel.tsx';

export const panel = {
  Panel: InstructionPanel,
  icon: MessageSquareText,
  sample: {
    instruction: 'Read each question carefully.',
    style: { border: { border_style: 'dashed' } },
  },
} satisfies ItemPanel<'instruction'>;
