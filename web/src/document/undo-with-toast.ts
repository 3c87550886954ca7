import { showToast } from '../ui/feedback/toast.ts';
import type { Editor } from './editor.ts';
import { withShown } from './show-change.ts';

/** Closes the last toast, because users press Undo several times in a row. */
let closeToast = (): void => undefined;

function announce(word: string, did: string | null): void {
  if (did === null) return;
  closeToast();
  closeToast = showToast({ words: `${word}: ${did}` });
}

/** Undoes the last step and shows its name. */
export const undoWithToast = (editor: Editor): void =>
  announce(
    'Undone',
    withShown(editor, () => editor.undo()),
  );

/** Redoes the step that was undone last and shows its name. */
export const redoWithToast = (editor: Editor): void =>
  announce(
    'Redone',
    withShown(editor, () => editor.redo()),
  );
