import { UNSTABLE_ToastQueue as ToastQueue } from 'react-aria-components/Toast';

export interface ToastMessage {
  /** One sentence: “el kiwi” deleted. */
  readonly words: string;
  readonly title?: string;
  readonly tone?: 'plain' | 'danger';
  /** One thing to press: Undo. It closes the toast. */
  readonly action?: { readonly label: string; readonly onAction: () => void };
}

/** A toast stays 8 s, and for as long as it is hovered or focused. */
const STAY_MS = 8000;

export const toasts = new ToastQueue<ToastMessage>({ maxVisibleToasts: 3 });

/** Shows a message at the bottom of the desk that needs no reply. Returns a function that closes it. */
export function showToast(message: ToastMessage): () => void {
  const key = toasts.add(message, { timeout: STAY_MS });
  return () => toasts.close(key);
}

/** Shows the message of a deletion, with its Undo. */
export const showUndoToast = (words: string, onUndo: () => void): (() => void) =>
  showToast({ words, action: { label: 'Undo', onAction: onUndo } });
