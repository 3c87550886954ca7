import type { ItemPanel } from '../parts/item-panel.ts';
import { icon } from './icon.ts';
import { SectionHeaderPanel } from './SectionHeaderPanel.tsx';

export const panel = {
  Panel: SectionHeaderPanel,
  icon,
  sample: { title: 'Warm-up', align: 'center', color: '#1D4ED8', font_size: 22 },
} satisfies ItemPanel<'section_header'>;
