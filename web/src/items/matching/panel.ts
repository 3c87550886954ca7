import type { ItemPanel } from '../parts/item-panel.ts';
import { icon } from './icon.ts';
import { MatchingAdvanced } from './MatchingAdvanced.tsx';
import { MatchingPanel } from './MatchingPanel.tsx';
import { MatchingTile } from './MatchingTile.tsx';

export const panel = {
  Panel: MatchingPanel,
  Advanced: MatchingAdvanced,
  icon,
  Tile: MatchingTile,
  sample: {
    pairs: [
      { term: 'ice', definition: 'solid' },
      { term: 'water', definition: 'liquid' },
      { term: 'steam', definition: 'gas' },
    ],
    shuffle_seed: 5,
  },
} satisfies ItemPanel<'matching'>;
