import { NOT_FETCHED, RELOAD } from '../behaviour/use-lazy-component.ts';
import { showToast } from '../feedback/toast.ts';

/** Says that what was asked for could not be fetched. */
export const showNotFetched = (): void =>
  void showToast({ words: NOT_FETCHED, tone: 'danger', action: RELOAD });

/** Says that what was asked for could not be fetched, and closes its place. */
export function reportNotFetched(close: () => void): void {
  showNotFetched();
  close();
}
