import { Library } from 'lucide-react';
import type { Editor } from '../../document/editor.ts';
import type { MenuEntry } from '../../ui/overlays/menu-entry.ts';

/** Creates the entry that takes cards from the user's bank. */
export const createBankEntry = ({ view, document }: Editor): MenuEntry => ({
  id: 'bank',
  label: 'From my bank…',
  icon: Library,
  onAction: () => {
    view.bankAt = document.items.length;
  },
});
