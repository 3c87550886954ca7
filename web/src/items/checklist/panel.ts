import { ListChecks } from 'lucide-react';
import type { ItemPanel } from '../parts/item-panel.ts';
import { ChecklistPanel } from './ChecklistPanel.tsx';

export const panel = {
  Panel: ChecklistPanel,
  icon: ListChecks,
  sample: { options: [{ answer: 'Name and date' }, { answer: 'Spelling' }] },
} satisfies ItemPanel<'checklist'>;
