import { toQuestions } from '../items/list-questions.ts';
import type { ReadQuestion } from '../items/parts/read-question.ts';
import type { Card } from '../kinds/parts/card.ts';
import { toPlainText } from '../text/plain-text.ts';
import { type HandoutDocument, hasItems } from './document.ts';

/** Something of a document that no question has, and where it stands. */
interface UnaskedPart {
  readonly what: string;
  readonly where: string;
  readonly text: string;
}

/** The questions of a document, to be written to a file. */
export interface AskedDocument {
  readonly title: string;
  readonly questions: readonly ReadQuestion[];
  readonly unasked: readonly UnaskedPart[];
}

/** Makes a question of a card: its term and its definition. */
const toCardQuestion = ({ term, definition }: Card): ReadQuestion => ({ type: 'card', term, definition });

const listPictures = ({ term_image, definition_image }: Card): string[] =>
  [term_image, definition_image].flatMap((image) => (image ? [image.alt] : []));

/** Lists the questions of a document in their order: of its items, or of its cards. */
export function listQuestions(document: HandoutDocument): AskedDocument {
  const title = toPlainText(document.title);
  if (!hasItems(document)) {
    const unasked = document.items.flatMap((card, place) =>
      listPictures(card).map((text) => ({ what: 'Picture', where: `Card ${place + 1}`, text })),
    );
    return { title, questions: document.items.map(toCardQuestion), unasked };
  }
  const asked = document.items.map(toQuestions);
  return {
    title,
    questions: asked.flatMap(({ questions }) => questions),
    unasked: asked.flatMap(({ unasked }, place) =>
      unasked.map((part) => ({ ...part, where: `Item ${place + 1}` })),
    ),
  };
}
