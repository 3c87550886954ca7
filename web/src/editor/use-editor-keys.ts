import { useHotkeys } from 'react-hotkeys-hook';
import type { Editor } from '../document/editor.ts';
import { redo, undo } from '../document/undo.ts';

/** Before any field or button gets the key: Ctrl+Enter on a button is no press of it. */
const EVERYWHERE = {
  enableOnFormTags: true,
  enableOnContentEditable: true,
  preventDefault: true,
  eventListenerOptions: { capture: true },
  ignoreEventWhen: () => document.querySelector('.dialog') !== null,
} as const;

/** The keys of the whole editor: undo and redo, save, Add Item below what is open. */
export function useEditorKeys(editor: Editor, save: () => void): void {
  const acts: Record<string, () => void> = {
    'mod+z': () => undo(editor),
    'mod+shift+z': () => redo(editor),
    'mod+y': () => redo(editor),
    'mod+s': save,
    'ctrl+enter': () => openAddItem(editor),
    'meta+enter': () => openAddItem(editor),
  };
  // One for all of them: each would look at every letter that is typed.
  useHotkeys(
    Object.keys(acts),
    (event, { hotkey }) => {
      event.stopPropagation();
      acts[hotkey]?.();
    },
    EVERYWHERE,
  );
}

function openAddItem({ document, view }: Editor): void {
  if (document.entity_type !== 'worksheet') return;
  const open = document.items.findIndex((item) => item.id === view.openItem);
  view.addAt = open === -1 ? document.items.length : open + 1;
}
