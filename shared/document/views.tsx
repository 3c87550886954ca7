import { bingoContent } from '../kinds/bingo/view.tsx';
import { flashcardContent } from '../kinds/flashcard/view.tsx';
import { worksheetContent } from '../kinds/worksheet/view.tsx';
import type { ContentInRoom, PaperContent } from '../paper/layout/content.ts';
import type { Reuse } from '../paper/measure/reuse.ts';
import type { HandoutDocument } from './document.ts';

/** What a document puts on paper. */
export function paperContent(
  document: HandoutDocument,
  answerKey: boolean,
  reuse?: Reuse,
): PaperContent | ContentInRoom {
  if (document.entity_type === 'worksheet') return worksheetContent(document, answerKey, reuse);
  return document.entity_type === 'flashcard'
    ? flashcardContent(document, reuse)
    : bingoContent(document, reuse);
}
