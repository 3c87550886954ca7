import { type CSSProperties, useEffect, useMemo } from 'react';
import {
  fetchFallbackFonts,
  findFallbackFonts,
  listFallbackFamilies,
} from '#shared/paper/fonts/fallback-fonts.ts';
import { useFact } from './editor-context.ts';

/**
 * Fetches the fallback fonts that parts need which are not in the document yet, and returns the style that lets what is
 * inside draw with them.
 */
export const usePreviewFonts = (parts: readonly object[]): CSSProperties =>
  useFallbackFontsOf(
    parts,
    useFact((document) => document.locale),
  );

/** Loads the fonts for parts of another document, whose language chooses between them. */
export function useFallbackFontsOf(parts: readonly object[], locale: string): CSSProperties {
  const needs = useMemo(() => findFallbackFonts(parts), [parts]);
  useEffect(() => fetchFallbackFonts(needs, locale), [needs, locale]);
  return { '--fallback-fonts': `${listFallbackFamilies(needs, locale)}, sans-serif` } as CSSProperties;
}
