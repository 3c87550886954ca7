import type { HandoutDocument } from '../document/document.ts';
import type { PaperContent } from '../paper/content.ts';
import type { Reuse } from '../paper/reuse.ts';
import { worksheetContent } from './worksheet/view.tsx';

/** What a document puts on paper; null where its kind has no view yet. */
export function paperContent(
  document: HandoutDocument,
  answerKey: boolean,
  reuse?: Reuse,
): PaperContent | null {
  return document.entity_type === 'worksheet' ? worksheetContent(document, answerKey, reuse) : null;
}
