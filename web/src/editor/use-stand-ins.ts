import { useEffect } from 'react';
import { familiesOf } from '#shared/document/undrawn.ts';
import { useFact } from '../document/context.ts';

/**
 * Fields show what is typed in the faces that stand in for it on the paper, where the system has none for its script:
 * the paper fetches them.
 */
export function useStandIns(): void {
  const families = useFact(familiesOf);
  useEffect(() => {
    const { style } = document.documentElement;
    style.setProperty('--stand-ins', families);
    return () => void style.removeProperty('--stand-ins');
  }, [families]);
}
