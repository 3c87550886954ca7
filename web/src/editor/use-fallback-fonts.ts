import { useEffect } from 'react';
import { getFallbackFamilies } from '#shared/document/missing-glyphs.ts';
import { useFact } from '../document/editor-context.ts';

/**
 * Fields show what is typed in the faces that stand in for it on the paper, where the system has none for its script:
 * the paper fetches them.
 */
export function useFallbackFonts(): void {
  const families = useFact(getFallbackFamilies);
  useEffect(() => {
    const { style } = document.documentElement;
    style.setProperty('--stand-ins', families);
    return () => void style.removeProperty('--stand-ins');
  }, [families]);
}
