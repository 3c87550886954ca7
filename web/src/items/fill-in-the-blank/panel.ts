import type { ItemPanel } from '../parts/item-panel.ts';
import { FillInTheBlankAdvanced, FillInTheBlankPanel } from './FillInTheBlankPanel.tsx';
import { icon } from './icon.ts';

export const panel = {
  Panel: FillInTheBlankPanel,
  Advanced: FillInTheBlankAdvanced,
  icon,
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
