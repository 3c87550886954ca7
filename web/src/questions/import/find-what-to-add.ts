import { listPicturesIn } from '#shared/document/pictures.ts';
import type { WorksheetItem } from '#shared/items/item.ts';
import { newItemFrom } from '#shared/items/new-item-from.ts';
import { listReadPictures, toAttachment } from '#shared/items/parts/read-picture.ts';
import type { ReadQuestion } from '#shared/items/parts/read-question.ts';
import { joinCards, type ReadCard, toCards } from '#shared/questions/join-cards.ts';
import type { Loss, ReadFile } from '#shared/questions/source/reading.ts';
import { toExcerpt, toPlainText } from '#shared/text/plain-text.ts';
import { createItemId } from '../../document/item-actions.ts';

/** Something that a file makes: an item of a worksheet, or a card of a deck. */
export type FoundEntry =
  | {
      readonly id: string;
      readonly item: WorksheetItem;
      /** What it was made of, while that can be changed. */
      readonly question: ReadQuestion;
    }
  | { readonly id: string; readonly card: ReadCard };

export interface FoundContent {
  readonly entries: readonly FoundEntry[];
  readonly losses: readonly Loss[];
}

/** Makes a card of one that was read, with its pictures. */
export const toNewCard = ({ term, definition, term_image, definition_image }: ReadCard) => ({
  term,
  definition,
  term_image: toAttachment(term_image),
  definition_image: toAttachment(definition_image),
});

/** Names the pictures of a question that what was made of it has no room for. */
function listHomeless(question: ReadQuestion, made: readonly object[], where: string): Loss[] {
  const kept = new Set(made.flatMap((part) => listPicturesIn(part, '').map(({ id }) => id)));
  const lost = listReadPictures(question).filter(({ id }) => !kept.has(id));
  return lost.map(({ alt, name }) => ({ what: 'Picture without room', where, text: alt || name }));
}

/** Makes entries of the questions of a pasted test, as a worksheet has them. */
export const listPastedEntries = (questions: readonly ReadQuestion[]): FoundEntry[] =>
  findWhatToAdd({ questions, losses: [], files: new Map() }, true).entries.slice();

/** Makes an entry again of its question, which was changed; the entry stays where its type asks otherwise. */
export function changeEntry(entry: FoundEntry, question: ReadQuestion): FoundEntry {
  const item = newItemFrom(question, entry.id);
  return item ? { id: entry.id, item, question } : entry;
}

const nameQuestion = (question: ReadQuestion, place: number): string =>
  `Question ${place + 1}, “${toExcerpt(listWords(question))}”`;

/** Returns all words of a question on one line. */
function listWords(question: ReadQuestion): string {
  const { taken: _, shown_on: __, ...asked } = question;
  const texts = Object.values(asked).flat(2);
  const words = texts.flatMap((value) => {
    if (typeof value === 'string') return [value];
    return value && typeof value === 'object' && 'content' in value ? [toPlainText(value)] : [];
  });
  return words.slice(1).join(' ');
}

/** Finds what a file makes in a document with items, or with cards; questions that no card can hold are losses. */
export function findWhatToAdd({ questions, losses }: ReadFile, hasItems: boolean): FoundContent {
  if (hasItems) {
    const homeless: Loss[] = [];
    const entries = joinCards(questions).flatMap((question, place): FoundEntry[] => {
      const id = createItemId();
      const item = newItemFrom(question, id);
      homeless.push(...listHomeless(question, item ? [item.data] : [], nameQuestion(question, place)));
      return item ? [{ id, item, question }] : [];
    });
    return { entries, losses: [...homeless, ...losses] };
  }
  const lost: Loss[] = [];
  const entries = questions.flatMap((question, place): FoundEntry[] => {
    const cards = toCards(question);
    const where = nameQuestion(question, place);
    if (cards.length === 0)
      lost.push({ what: 'Question that makes no card', where, text: listWords(question) });
    lost.push(...listHomeless(question, cards.map(toNewCard), where));
    return cards.map((card) => ({ id: createItemId(), card }));
  });
  return { entries, losses: [...lost, ...losses] };
}
