import type { HandoutDocument } from '../document/document.ts';
import type { PaperContent } from '../paper/content.ts';
import { worksheetContent } from './worksheet/view.tsx';

/** What a document puts on paper; null where its kind has no view yet. */
export function paperContent(document: HandoutDocument, answerKey: boolean): PaperContent | null {
  return document.entity_type === 'worksheet' ? worksheetContent(document, answerKey) : null;
}
