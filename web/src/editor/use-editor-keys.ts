import { useHotkeys } from 'react-hotkeys-hook';
import type { Editor } from './editor.ts';
import { redo, undo } from './undo.ts';

/** Before any field or button gets the key: Ctrl+Enter on a button is no press of it. */
const EVERYWHERE = {
  enableOnFormTags: true,
  enableOnContentEditable: true,
  preventDefault: true,
  eventListenerOptions: { capture: true },
  ignoreEventWhen: () => document.querySelector('.dialog') !== null,
} as const;

const alone = (act: () => void) => (event: KeyboardEvent) => {
  event.stopPropagation();
  act();
};

/** The keys of the whole editor: undo and redo, save, Add Item below what is open. */
export function useEditorKeys(editor: Editor, save: () => void): void {
  useHotkeys(
    'mod+z',
    alone(() => undo(editor)),
    EVERYWHERE,
  );
  useHotkeys(
    'mod+shift+z, mod+y',
    alone(() => redo(editor)),
    EVERYWHERE,
  );
  useHotkeys('mod+s', alone(save), EVERYWHERE);
  useHotkeys(
    'ctrl+enter, meta+enter',
    alone(() => openAddItem(editor)),
    EVERYWHERE,
  );
}

function openAddItem({ document, view }: Editor): void {
  if (document.entity_type !== 'worksheet') return;
  const open = document.items.findIndex((item) => item.id === view.openItem);
  view.addAt = open === -1 ? document.items.length : open + 1;
}
