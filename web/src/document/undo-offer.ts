import { subscribeKey } from 'valtio/utils';
import { showUndoToast } from '../ui/feedback/toast.ts';
import type { Editor } from './editor.ts';
import { withShown } from './show-change.ts';

/** Withdraws the offer that is on screen. */
let withdrawLast = (): void => undefined;

/**
 * Shows a message that offers to undo the last step, in place of an earlier offer. Once other steps followed, `restore`
 * brings back only what this step removed. The offer is withdrawn when the step is undone by other means.
 */
export function offerUndo(editor: Editor, words: string, restore: () => void): void {
  withdrawLast();
  const step = editor.state.undo;
  const restoreNow = editor.prepareRestore(restore);
  const close = showUndoToast(words, () => {
    end();
    withShown(editor, () => (editor.state.undo === step ? editor.undo() : restoreNow()));
  });
  const withdraw = () => {
    end();
    close();
  };
  const stopListening = subscribeKey(
    editor.state,
    'redo',
    (undone) => {
      if (undone === step) withdraw();
    },
    true,
  );
  const end = () => {
    stopListening();
    withdrawLast = () => undefined;
  };
  withdrawLast = withdraw;
}

/** Withdraws the offer: the editor is left. */
export const withdrawOffer = (): void => withdrawLast();
