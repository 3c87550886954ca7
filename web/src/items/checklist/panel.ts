import type { ItemPanel } from '../parts/item-panel.ts';
import { ChecklistPanel } from './ChecklistPanel.tsx';
import { icon } from './icon.ts';

export const panel = {
  Panel: ChecklistPanel,
  icon,
  sample: { options: [{ answer: 'Name and date' }, { answer: 'Spelling' }] },
} satisfies ItemPanel<'checklist'>;
