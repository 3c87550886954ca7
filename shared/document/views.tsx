import { bingoContent } from '../kinds/bingo/view.tsx';
import type { EntityType } from '../kinds/facts.ts';
import { flashcardContent } from '../kinds/flashcard/view.tsx';
import { worksheetContent } from '../kinds/worksheet/view.tsx';
import type { ContentInRoom, PaperContent } from '../paper/layout/content.ts';
import type { Reuse } from '../paper/measure/reuse.ts';
import type { DocumentOf, HandoutDocument } from './document.ts';

type Draw<Document> = (document: Document, answerKey: boolean, reuse?: Reuse) => PaperContent | ContentInRoom;

const VIEWS = {
  worksheet: worksheetContent,
  flashcard: (deck, _answerKey, reuse) => flashcardContent(deck, reuse),
  bingo: (game, _answerKey, reuse) => bingoContent(game, reuse),
} as const satisfies { [K in EntityType]: Draw<DocumentOf<K>> };

/** Returns what a document puts on paper. */
export const paperContent: Draw<HandoutDocument> = (document, answerKey, reuse) =>
  // TypeScript does not follow the pairing of a kind with its documents through an index.
  (VIEWS[document.entity_type] as Draw<HandoutDocument>)(document, answerKey, reuse);
