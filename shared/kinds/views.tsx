import type { HandoutDocument } from '../document/document.ts';
import type { ContentInRoom, PaperContent } from '../paper/content.ts';
import type { Reuse } from '../paper/reuse.ts';
import { bingoContent } from './bingo/view.tsx';
import { flashcardContent } from './flashcard/view.tsx';
import { worksheetContent } from './worksheet/view.tsx';

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
