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
export function usePreviewFonts(parts: readonly object[]): CSSProperties {
  const locale = useFact((document) => document.locale);
  const needs = useMemo(() => findFallbackFonts(parts), [parts]);
  useEffect(() => fetchFallbackFonts(needs, locale), [needs, locale]);
  return { '--fallback-fonts': `${listFallbackFamilies(needs, locale)}, sans-serif` } as CSSProperties;
}
