import { createBingoContent } from '../kinds/bingo/view.tsx';
import type { EntityType } from '../kinds/facts.ts';
import { createFlashcardContent } from '../kinds/flashcard/view.tsx';
import { createWorksheetContent } from '../kinds/worksheet/view.tsx';
import type { ContentInRoom, PaperContent } from '../paper/layout/paper-content.ts';
import type { MemoCache } from '../paper/measure/memo-cache.ts';
import type { DocumentOf, HandoutDocument } from './document.ts';

type Draw<Document> = (
  document: Document,
  answerKey: boolean,
  reuse?: MemoCache,
) => PaperContent | ContentInRoom;

const VIEWS = {
  worksheet: createWorksheetContent,
  flashcard: (deck, _answerKey, reuse) => createFlashcardContent(deck, reuse),
  bingo: (game, _answerKey, reuse) => createBingoContent(game, reuse),
} as const satisfies { [K in EntityType]: Draw<DocumentOf<K>> };

/** Returns what a document puts on paper. */
export const createPaperContent: Draw<HandoutDocument> = (document, answerKey, cache) =>
  // TypeScript does not follow the pairing of a kind with its documents through an index.
  (VIEWS[document.entity_type] as Draw<HandoutDocument>)(document, answerKey, cache);
