import { SHEETS } from '#shared/paper/sheet/page-sizes.ts';
import type { PaperSize } from '#shared/vocabulary/papers.ts';

/** Marks sheets that are laid out and drawn like any others on the screen. */
export const SHOWN = 'data-shown';

/**
 * Adds the styles of this page, which nobody sees: it is measured and printed, and draws no frames
 * meanwhile. Its pages are boxes that no printer splits, so that the print keeps the measured layout. It is a
 * separate sheet, because browsers match all rules of a sheet again when printing begins.
 */
export function addPrintStyles(): void {
  const rules = new CSSStyleSheet();
  rules.replaceSync(`
    @media screen { #root:not([${SHOWN}]) { content-visibility: hidden } }
    .page { contain: size }`);
  document.adoptedStyleSheets.push(rules);
}

/**
 * Creates the rule for the size of the printed pages; the function sets it. A rule that changes makes the browser match all
 * rules again, which takes as long as drawing a page of a worksheet, so it is written only for another paper.
 */
export function createPageSize(): (paper: PaperSize) => void {
  const rule = new CSSStyleSheet();
  document.adoptedStyleSheets.push(rule);
  let last: PaperSize | null = null;
  return (paper) => {
    if (paper === last) return;
    last = paper;
    const { width, height } = SHEETS[paper];
    rule.replaceSync(`@page { size: ${width}px ${height}px; margin: 0 }`);
  };
}
