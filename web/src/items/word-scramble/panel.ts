import type { ItemPanel } from '../parts/item-panel.ts';
import { icon } from './icon.ts';
import { WordScrambleAdvanced } from './WordScrambleAdvanced.tsx';
import { WordScramblePanel } from './WordScramblePanel.tsx';

export const panel = {
  Panel: WordScramblePanel,
  Advanced: WordScrambleAdvanced,
  icon,
  sample: { terms: ['snow', 'rain'], shuffle_seeds: [3, 4], line_length: 90 },
} satisfies ItemPanel<'word_scramble'>;
