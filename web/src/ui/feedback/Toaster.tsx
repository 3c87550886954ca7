import { useSyncExternalStore } from 'react';
import { createLazy } from '#shared/lazy.ts';
import { useLazy } from '#shared/use-lazy.ts';
import { hasHadToasts, subscribeToFirstToast } from './toast.ts';

const list = createLazy(async () => (await import('./ToastList.tsx')).ToastList);

/** Renders the messages of the page, once there has been one; mounted once. */
export const Toaster = () => useSyncExternalStore(subscribeToFirstToast, hasHadToasts) && <LoadedList />;

function LoadedList() {
  const List = useLazy(list);
  return List && <List />;
}
