import { CircleAlert, X } from 'lucide-react';
import { useRef, useSyncExternalStore } from 'react';
import { Button } from 'react-aria-components/Button';
import {
  Text as AriaText,
  type QueuedToast,
  UNSTABLE_Toast as Toast,
  UNSTABLE_ToastContent as ToastContent,
  UNSTABLE_ToastRegion as ToastRegion,
} from 'react-aria-components/Toast';
import type { ToastMessage } from './toast-message.ts';
import { toasts } from './toast-queue.ts';
import { usePlaceByDialog } from './use-place-by-dialog.ts';
import { useWayBack } from './use-way-back.ts';
import './Toaster.css';

const subscribe = (listener: () => void) => toasts.subscribe(listener);
const hasToasts = () => toasts.visibleToasts.length > 0;

/** Renders all toasts. F6 moves the focus to them, and back to where it was. */
export function ToastList() {
  const region = useRef<HTMLDivElement>(null);
  // React Aria makes the region a landmark for F6 only if it has a toast when it is mounted.
  const isShown = useSyncExternalStore(subscribe, hasToasts);
  useWayBack(region);
  usePlaceByDialog(region, isShown);
  if (!isShown) return null;
  return (
    <ToastRegion ref={region} queue={toasts} className="toaster" aria-label="Messages">
      {({ toast }) => <OneToast toast={toast} />}
    </ToastRegion>
  );
}

function OneToast({ toast }: { toast: QueuedToast<ToastMessage> }) {
  const { words, title, tone = 'plain', action } = toast.content;
  const act = () => {
    toasts.close(toast.key);
    action?.onAction();
  };
  return (
    <Toast toast={toast} className={`toast toast-${tone}`}>
      {tone === 'danger' && <CircleAlert aria-hidden />}
      <ToastContent className="toast-words">
        {title && (
          <AriaText slot="title" className="toast-title">
            {title}
          </AriaText>
        )}
        <AriaText slot={title ? 'description' : 'title'}>{words}</AriaText>
      </ToastContent>
      {action && (
        <Button className="toast-action" onPress={act}>
          {action.label}
        </Button>
      )}
      <Button slot="close" className="toast-close" aria-label="Dismiss">
        <X aria-hidden />
      </Button>
    </Toast>
  );
}
