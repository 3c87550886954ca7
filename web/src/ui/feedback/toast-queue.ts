import { UNSTABLE_ToastQueue as ToastQueue } from 'react-aria-components/Toast';
import type { ToastMessage } from './toast-message.ts';

/** Holds the messages that are shown, at most three at a time. */
export const toasts = new ToastQueue<ToastMessage>({ maxVisibleToasts: 3 });
