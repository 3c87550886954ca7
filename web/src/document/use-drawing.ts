import { useMemo, useRef } from 'react';
import type { HandoutDocument } from '#shared/document/document.ts';
import { type Drawing, getDrawing } from '#shared/document/drawing.ts';
import { cutAtSheetLimit } from '#shared/document/least-sheets.ts';
import { useLazy } from '#shared/use-lazy.ts';

/**
 * Returns the document with what draws it; undefined until that has loaded. Of a document that is too long to print it has
 * what the limit of sheets holds.
 */
export const useDrawing = (document: HandoutDocument): Drawing | undefined =>
  useLazy(useMemo(() => getDrawing(cutAtSheetLimit(document)), [document]));

/**
 * Returns what `useDrawing` does, or that of the last document that could be drawn: the first item of a worksheet brings
 * along what draws items, and a moment later the sheet has it.
 */
export function useLastDrawing(document: HandoutDocument): Drawing | undefined {
  const drawing = useDrawing(document);
  const last = useRef(drawing);
  if (drawing) last.current = drawing;
  return last.current;
}
