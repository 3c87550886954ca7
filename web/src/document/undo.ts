import { toast } from '../ui/feedback/toast.ts';
import type { Editor } from './editor.ts';

/** Steps are taken quickly: what was said of one gives way to the next. */
let takeBack = (): void => undefined;

function say(word: string, did: string | null): void {
  if (did === null) return;
  takeBack();
  takeBack = toast({ words: `${word}: ${did}` });
}

/** Takes the last step back, and says which it was. */
export const undo = (editor: Editor): void => say('Undone', editor.undo());

/** Takes the step that was taken back last again, and says so. */
export const redo = (editor: Editor): void => say('Redone', editor.redo());
