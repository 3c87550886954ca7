import type { ItemPanel } from '../parts/item-panel.ts';
import { icon } from './icon.ts';
import { OpenResponsePanel } from './OpenResponsePanel.tsx';

export const panel = {
  Panel: OpenResponsePanel,
  icon,
  sample: { subtitle: 'Why does it rain?', number_of_lines: 2, line_height: 0.3 },
} satisfies ItemPanel<'open_response'>;
