import { useViewFact } from '../../document/use-view.ts';
import { isCovering } from './screens.ts';
import { useScreen } from './use-screen.ts';

/** Returns whether the open drawer covers the sheets, so that they take no press and no focus. */
export function useIsCovered(): boolean {
  const screen = useScreen();
  return useViewFact(({ drawer }) => drawer) && isCovering(screen);
}
