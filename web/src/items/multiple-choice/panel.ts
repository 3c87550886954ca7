import { CircleDot } from 'lucide-react';
import type { ItemPanel } from '../parts/item-panel.ts';
import { MultipleChoicePanel } from './MultipleChoicePanel.tsx';

export const panel = {
  Panel: MultipleChoicePanel,
  icon: CircleDot,
  sample: {
    subtitle: 'Liquid to gas?',
    options: [{ answer: 'freezing' }, { answer: 'boiling' }],
  },
} satisfies ItemPanel<'multiple_choice'>;
