import { showToast } from '../feedback/toast.ts';

export const NOT_FETCHED =
  'This could not be fetched. Check your connection, then reload: your work is as you left it.';
export const RELOAD = { label: 'Reload', onAction: () => window.location.reload() };

/** Says that what was asked for could not be fetched. */
export const showNotFetched = (): void =>
  void showToast({ words: NOT_FETCHED, tone: 'danger', action: RELOAD });
