import { useViewFact } from '../../document/use-view.ts';
import { useIsCovering } from './use-screen.ts';

/** Returns whether the open drawer covers the sheets, so that they take no press and no focus. */
export function useIsCovered(): boolean {
  const isCovering = useIsCovering();
  return useViewFact(({ drawer }) => drawer) && isCovering;
}
