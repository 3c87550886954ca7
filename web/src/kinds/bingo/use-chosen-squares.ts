import { useEffect } from 'react';
import { useViewFact } from '../../document/use-view.ts';

/**
 * Outlines the squares of the open word on all cards: one rule for all of them, so that a key press has no more to draw.
 */
export function useChosenSquares(): void {
  const chosen = useViewFact((view) => view.openItem);
  useEffect(() => {
    if (chosen === null) return;
    const sheet = new CSSStyleSheet();
    const square = `.desk .bingo-square[data-block="${CSS.escape(chosen)}"]`;
    sheet.replaceSync(`${square} { outline: 2px solid var(--accent); outline-offset: 2px; }`);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
    };
  }, [chosen]);
}
