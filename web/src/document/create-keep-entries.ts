import { Library, Unlink } from 'lucide-react';
import { ref } from 'valtio';
import { type Linkable, setKeptLinks } from '#shared/vocabulary/kept-link.ts';
import type { MenuEntry } from '../ui/overlays/menu-entry.ts';
import type { Editor } from './editor.ts';

/** Tells which of these items or cards are in step with the bank: none, some, or the one that there is. */
export type InStep = 'none' | 'some' | 'one';

export function findInStep({ document }: Pick<Editor, 'document'>, ids: readonly string[]): InStep {
  const parts: readonly Linkable[] = document.items;
  if (!parts.some(({ id, kept }) => kept && ids.includes(id))) return 'none';
  return ids.length === 1 ? 'one' : 'some';
}

/** Creates the entries that keep items or cards in the user's bank, and that end their being in step with it. */
export const createKeepEntries = (editor: Editor, ids: readonly string[], inStep: InStep): MenuEntry[] => [
  {
    id: 'keep',
    label: inStep === 'one' ? 'Update in my bank…' : 'Keep in my bank…',
    icon: Library,
    startsGroup: true,
    onAction: () => {
      editor.view.keeps = ref([...ids]);
    },
  },
  ...(inStep === 'none' ? [] : [createPartEntry(editor, ids)]),
];

const createPartEntry = (editor: Editor, ids: readonly string[]): MenuEntry => ({
  id: 'part',
  label: 'No longer in step with my bank',
  icon: Unlink,
  onAction: () =>
    editor.edit(editor.path, setKeptLinks, new Map(ids.map((id) => [id, null])), {
      name: 'Take out of step',
    }),
});
