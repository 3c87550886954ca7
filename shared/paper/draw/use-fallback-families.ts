import { useLayoutEffect, useMemo } from 'react';
import { type FallbackFontSet, fetchFallbackFonts, listFallbackFamilies } from '../fonts/fallback-fonts.ts';
import type { Layout } from '../layout/layout.ts';

/**
 * Returns the families of the fallback fonts, for CSS, and fetches their files. Other families make everything be measured
 * again.
 */
export function useFallbackFamilies(
  fallbackFonts: FallbackFontSet,
  lang: string,
  { layout, packAgain }: { readonly layout: Layout; readonly packAgain: () => void },
): string {
  const families = useMemo(() => listFallbackFamilies(fallbackFonts, lang), [fallbackFonts, lang]);
  // Before anything is measured: the same letters may have another width now.
  useLayoutEffect(() => {
    if (families) layout.forgetMeasures();
    packAgain();
    fetchFallbackFonts(fallbackFonts, lang);
  }, [layout, packAgain, families, fallbackFonts, lang]);
  return families;
}
