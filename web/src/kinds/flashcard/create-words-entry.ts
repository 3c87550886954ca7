import { ListChecks } from 'lucide-react';
import { ref } from 'valtio';
import type { Editor } from '../../document/editor.ts';
import type { MenuEntry } from '../../ui/overlays/menu-entry.ts';

/** Creates the entry that makes other exercises of the words on the cards. */
export const createWordsEntry = ({ view }: Editor): MenuEntry => ({
  id: 'words',
  label: 'Use these words in…',
  icon: ListChecks,
  onAction: () => {
    view.words = ref({ ids: null });
  },
});
