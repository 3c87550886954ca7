import { useEffect } from 'react';
import { flushSync } from 'react-dom';
import { subscribeToSyllables } from '../../text/syllables.ts';
import type { KnownTexts } from '../layout/known-texts.ts';
import type { Layout } from '../layout/layout.ts';

/** Measures everything again when a font arrives late, which changes every height, or syllables at which words may break. */
export function useLateMeasures(layout: Layout, texts: KnownTexts, packAgain: () => void): void {
  useEffect(() => {
    const measureAgain = () => {
      layout.forgetMeasures();
      texts.clear();
      // All blocks are measured at once: drawn little by little, a long document would be printed before it is
      // measured.
      flushSync(packAgain);
    };
    document.fonts.addEventListener('loadingdone', measureAgain);
    const unfollow = subscribeToSyllables(measureAgain);
    return () => {
      unfollow();
      document.fonts.removeEventListener('loadingdone', measureAgain);
    };
  }, [layout, texts, packAgain]);
}
