import { createLazy } from '#shared/lazy.ts';
import type { ToastMessage } from './toast-message.ts';
import type { toasts } from './toast-queue.ts';

/** A toast stays 8 s, and for as long as it is hovered or focused. */
const STAY_MS = 8000;

type Queue = typeof toasts;
const queue = createLazy(async () => (await import('./toast-queue.ts')).toasts);
let isAsked = false;
const listeners = new Set<() => void>();

/** Loads the queue of messages with what shows them: with the first message, or ahead of it. */
export function loadToasts(): Promise<Queue> {
  isAsked = true;
  for (const listener of listeners) listener();
  return queue.load();
}

/** Tells whether there has been a message: only then is anything rendered for them. */
export const hasHadToasts = (): boolean => isAsked;

/** Calls back with the first message. Returns what unsubscribes. */
export function subscribeToFirstToast(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Shows a message at the bottom of the desk that needs no reply. Returns a function that closes it. */
export function showToast(message: ToastMessage): () => void {
  let isClosed = false;
  let close = () => {
    isClosed = true;
  };
  const show = (toasts: Queue) => {
    if (isClosed) return;
    closeSame(toasts, message);
    const key = toasts.add(message, { timeout: STAY_MS });
    close = () => toasts.close(key);
  };
  if (queue.loaded) show(queue.loaded);
  else void loadToasts().then(show);
  return () => close();
}

/** Closes a message that says the same, unless its action is of another change. */
function closeSame(toasts: Queue, { words, title, action }: ToastMessage): void {
  if (action) return;
  const same = toasts.visibleToasts.find(
    ({ content }) => !content.action && content.words === words && content.title === title,
  );
  if (same) toasts.close(same.key);
}

/** Shows the message of a deletion, with its Undo. */
export const showUndoToast = (words: string, onUndo: () => void): (() => void) =>
  showToast({ words, action: { label: 'Undo', onAction: onUndo } });

/** Shows why something did not work. */
export function showErrorToast({ message }: Error): void {
  showToast({ words: message, tone: 'danger' });
}
