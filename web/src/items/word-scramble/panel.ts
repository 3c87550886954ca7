import { Shuffle } from 'lucide-react';
import type { ItemPanel } from '../parts/item-panel.ts';
import { WordScrambleAdvanced } from './WordScrambleAdvanced.tsx';
import { WordScramblePanel } from './WordScramblePanel.tsx';

export const panel = {
  Panel: WordScramblePanel,
  Advanced: WordScrambleAdvanced,
  icon: Shuffle,
  sample: { terms: ['snow', 'rain'], shuffle_seeds: [3, 4], line_length: 90 },
} satisfies ItemPanel<'word_scramble'>;
