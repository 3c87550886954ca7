import type { ItemPanel } from '../parts/item-panel.ts';
import { BasicTextPanel } from './BasicTextPanel.tsx';
import { icon } from './icon.ts';

export const panel = {
  Panel: BasicTextPanel,
  icon,
  sample: {
    instruction: {
      type: 'doc',
      content: [
        {
          type: 'paragraph',
          content: [
            { type: 'text', text: 'A drop of H' },
            { type: 'text', text: '2', marks: [{ type: 'subscript' }] },
            { type: 'text', text: 'O may spend over ' },
            { type: 'text', text: '3,000 years', marks: [{ type: 'strong' }] },
            { type: 'text', text: ' in the ocean.' },
          ],
        },
      ],
    },
  },
} satisfies ItemPanel<'basic_text'>;
