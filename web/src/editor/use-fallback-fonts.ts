import { useEffect } from 'react';
import { getFallbackFamilies } from '#shared/document/missing-glyphs.ts';
import { useFact } from '../document/editor-context.ts';

/**
 * Sets the fallback fonts of the paper for the fields too, where the system has no font for a script; the
 * paper fetches them.
 */
export function useFallbackFonts(): void {
  const families = useFact(getFallbackFamilies);
  useEffect(() => {
    const { style } = document.documentElement;
    style.setProperty('--fallback-fonts', families);
    return () => void style.removeProperty('--fallback-fonts');
  }, [families]);
}
