import { FileUp } from 'lucide-react';
import { ref } from 'valtio';
import type { Editor } from '../../document/editor.ts';
import type { MenuEntry } from '../../ui/overlays/menu-entry.ts';

/** Creates the entry that makes cards of a file: of Anki, a spreadsheet, a bank of questions. */
export const createImportEntry = ({ view }: Editor): MenuEntry => ({
  id: 'import',
  label: 'Import questions',
  icon: FileUp,
  onAction: () => {
    view.imports = ref({ files: [], at: 0 });
  },
});
