import { subscribeKey } from 'valtio/utils';
import { showUndoToast } from '../ui/feedback/toast.ts';
import type { Editor } from './editor.ts';

/** Withdraws the offers that are on screen. */
const withdrawals = new Set<() => void>();

/**
 * Shows a message that offers to undo the last step. Once other steps followed, `restore` brings back only what this
 * step removed. The offer is withdrawn when the step is undone by other means.
 */
export function offerUndo(editor: Editor, words: string, restore: () => void): void {
  const step = editor.state.undo;
  const close = showUndoToast(words, () => {
    end();
    if (editor.state.undo === step) editor.undo();
    else restore();
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
    withdrawals.delete(withdraw);
  };
  withdrawals.add(withdraw);
}

/** Withdraws all offers: the editor is left. */
export function withdrawOffers(): void {
  for (const withdraw of withdrawals) withdraw();
}
