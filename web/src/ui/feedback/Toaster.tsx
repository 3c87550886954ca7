import { useSyncExternalStore } from 'react';
import { useLazyComponent } from '../behaviour/use-lazy-component.ts';
import { hasHadToasts, subscribeToFirstToast } from './toast.ts';

const LIST = { load: async () => (await import('./ToastList.tsx')).ToastList };

/** Renders the messages of the page, once there has been one; mounted once. */
export const Toaster = () => useSyncExternalStore(subscribeToFirstToast, hasHadToasts) && <LoadedList />;

function LoadedList() {
  const List = useLazyComponent<object>(LIST, () => undefined);
  return List && <List />;
}
