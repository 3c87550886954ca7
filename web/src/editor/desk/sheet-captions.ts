import { getKind, type HandoutDocument } from '#shared/document/document.ts';
import type { SheetCaption } from '#shared/kinds/parts/definition.ts';

/** Names a sheet, counted from 0, of so many: a deck's fronts and backs, a game's cards and call list. */
export const getCaption = (document: HandoutDocument, sheet: number, count: number): SheetCaption | null =>
  getKind(document).captionSheet?.(document, sheet, count) ?? null;
