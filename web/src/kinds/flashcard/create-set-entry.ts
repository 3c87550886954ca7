import { WandSparkles } from 'lucide-react';
import { ref } from 'valtio';
import type { Editor } from '../../document/editor.ts';
import type { MenuEntry } from '../../ui/overlays/menu-entry.ts';

/** Opens the dialog that makes a set of cards. */
export const openSets = ({ view, document }: Editor): void => {
  view.sets = ref({ at: document.items.length });
};

/** Creates the entry that makes cards at once: times tables, clocks, numbers in words. */
export const createSetEntry = (editor: Editor): MenuEntry => ({
  id: 'set',
  label: 'Make a set, or make one anew',
  icon: WandSparkles,
  onAction: () => openSets(editor),
});
