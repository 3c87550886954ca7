import { BookOpenText } from 'lucide-react';
import type { ItemPanel } from '../parts/item-panel.ts';
import { FillInTheBlankAdvanced, FillInTheBlankPanel } from './FillInTheBlankPanel.tsx';

export const panel = {
  Panel: FillInTheBlankPanel,
  Advanced: FillInTheBlankAdvanced,
  icon: BookOpenText,
  sample: {
    words: [
      { value: 'Rain' },
      { value: 'falls' },
      { value: 'from' },
      { value: 'clouds', blank: true },
      { value: '.', hasNotSpaceBeforeSpecialChar: true },
    ],
  },
} satisfies ItemPanel<'fill_in_the_blank'>;
