import { showToast } from '../ui/feedback/toast.ts';
import type { Editor } from './editor.ts';

/** Steps are taken quickly: what was said of one gives way to the next. */
let takeBack = (): void => undefined;

function announce(word: string, did: string | null): void {
  if (did === null) return;
  takeBack();
  takeBack = showToast({ words: `${word}: ${did}` });
}

/** Takes the last step back, and says which it was. */
export const undoWithToast = (editor: Editor): void => announce('Undone', editor.undo());

/** Takes the step that was taken back last again, and says so. */
export const redoWithToast = (editor: Editor): void => announce('Redone', editor.redo());
