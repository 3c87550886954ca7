import { useEffect, useMemo, useRef, useState } from 'react';
import type { HandoutDocument } from '#shared/document/document.ts';
import { canDraw, loadViews } from '#shared/document/kind-view.ts';
import { cutAtSheetLimit } from '#shared/document/least-sheets.ts';

/** Tells whether everything that draws the document is loaded, and loads it. */
export function useCanDraw(document: HandoutDocument): boolean {
  const [, setLoads] = useState(0);
  const isReady = canDraw(document);
  useEffect(() => {
    if (isReady) return;
    let isWaiting = true;
    loadViews(document).then(
      () => isWaiting && setLoads((loads) => loads + 1),
      () => undefined,
    );
    return () => {
      isWaiting = false;
    };
  }, [isReady, document]);
  return isReady;
}

/**
 * Returns the document, or the last one that could be drawn: the first item of a worksheet brings along what draws items,
 * and a moment later the sheet has it. Of a document that is too long to print it has what the limit of sheets holds.
 */
export function useDrawable<Document extends HandoutDocument>(document: Document): Document {
  const last = useRef(document);
  if (useCanDraw(document)) last.current = document;
  const drawn = last.current;
  return useMemo(() => cutAtSheetLimit(drawn), [drawn]);
}
