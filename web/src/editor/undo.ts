import { toast } from '../ui/toast.ts';
import type { Editor } from './editor.ts';

const say = (word: string, did: string | null): void => {
  if (did !== null) toast({ words: `${word}: ${did}` });
};

/** Takes the last step back, and says which it was. */
export const undo = (editor: Editor): void => say('Undone', editor.undo());

/** Takes the step that was taken back last again, and says so. */
export const redo = (editor: Editor): void => say('Redone', editor.redo());
