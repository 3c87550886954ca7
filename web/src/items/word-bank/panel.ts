import type { ItemPanel } from '../parts/item-panel.ts';
import { BankWords } from './BankWords.tsx';
import { icon } from './icon.ts';
import { WordBankAdvanced, WordBankPanel } from './WordBankPanel.tsx';

export const panel = {
  Panel: WordBankPanel,
  Advanced: WordBankAdvanced,
  icon,
  sample: {
    words: ['rain', 'sun', 'fog'].map((word) => ({
      word,
    })),
    sort_order: 'manual',
    border_style: 'double',
    border_width: 4,
  },
  Words: BankWords,
} satisfies ItemPanel<'word_bank'>;
