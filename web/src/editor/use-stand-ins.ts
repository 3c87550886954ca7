import { useEffect } from 'react';
import type { HandoutDocument } from '#shared/document/document.ts';
import { standInFamilies, standInsOf } from '#shared/paper/stand-ins.ts';
import { useFact } from './context.ts';

const isText = (part: unknown): part is string | object =>
  typeof part === 'string' || (typeof part === 'object' && part !== null);

/** Looked at part by part, as the paper does: what did not change is known. */
const familiesOf = (document: HandoutDocument): string =>
  standInFamilies(standInsOf(Object.values(document).flat().filter(isText)), document.locale);

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
