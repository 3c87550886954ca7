import { useHotkeys } from 'react-hotkeys-hook';
import { hasItems } from '#shared/document/document.ts';
import type { Editor } from '../document/editor.ts';
import { redoWithToast, undoWithToast } from '../document/undo-with-toast.ts';

/** Before any field or button gets the key: Ctrl+Enter on a button is no press of it. */
const EVERYWHERE = {
  enableOnFormTags: true,
  enableOnContentEditable: true,
  preventDefault: true,
  eventListenerOptions: { capture: true },
  ignoreEventWhen: () => document.querySelector('.dialog') !== null,
} as const;

/** Handles the keys of the whole editor: undo and redo, save, Add Item below the open one. */
export function useEditorKeys(editor: Editor, save: () => void): void {
  const acts: Record<string, () => void> = {
    'mod+z': () => undoWithToast(editor),
    'mod+shift+z': () => redoWithToast(editor),
    'mod+y': () => redoWithToast(editor),
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

function openAddItem({ document: handout, view }: Editor): void {
  if (!hasItems(handout)) return;
  const open = handout.items.findIndex((item) => item.id === view.openItem);
  view.addAt = open === -1 ? handout.items.length : open + 1;
}
