import type { ItemPanel } from '../parts/item-panel.ts';
import { icon } from './icon.ts';
import { KeptOptions } from './KeptOptions.tsx';
import { MultipleChoicePanel } from './MultipleChoicePanel.tsx';

export const panel = {
  Panel: MultipleChoicePanel,
  Advanced: KeptOptions,
  icon,
  sample: {
    subtitle: 'Liquid to gas?',
    options: [{ answer: 'freezing' }, { answer: 'boiling' }],
  },
} satisfies ItemPanel<'multiple_choice'>;
