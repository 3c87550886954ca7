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

/** Finds what some questions make, the first of which has that place in its file. */
function findPart(questions: readonly ReadQuestion[], first: number, hasItems: boolean): FoundContent {
  const losses: Loss[] = [];
  const homeless: Loss[] = [];
  const entries = questions.flatMap((question, at): FoundEntry[] => {
    const where = nameQuestion(question, first + at);
    if (hasItems) {
      const id = createItemId();
      const item = newItemFrom(question, id);
      homeless.push(...listHomeless(question, item ? [item.data] : [], where));
      return item ? [{ id, item, question }] : [];
    }
    const cards = toCards(question);
    if (cards.length === 0)
      losses.push({ what: 'Question that makes no card', where, text: listWords(question) });
    homeless.push(...listHomeless(question, cards.map(toNewCard), where));
    return cards.map((card) => ({ id: createItemId(), card }));
  });
  return { entries, losses: [...losses, ...homeless] };
}

/** Lists the questions as they are added: cards that stand in a row become one item. */
const toAdded = (questions: readonly ReadQuestion[], hasItems: boolean): readonly ReadQuestion[] =>
  hasItems ? joinCards(questions) : questions;

/** Finds what a file makes in a document with items, or with cards; questions that no card can hold are losses. */
export function findWhatToAdd({ questions, losses }: ReadFile, hasItems: boolean): FoundContent {
  const found = findPart(toAdded(questions, hasItems), 0, hasItems);
  return { entries: found.entries, losses: [...found.losses, ...losses] };
}

/** So many questions take a slow computer less than a blink. */
export const SLICE = 200;

/** Finds the same of a large file in several tasks, so that it holds the page in none; rejects by the signal. */
export async function findInSlices(
  { questions, losses }: ReadFile,
  hasItems: boolean,
  signal: AbortSignal,
): Promise<FoundContent> {
  const added = toAdded(questions, hasItems);
  const parts: FoundContent[] = [];
  for (let first = 0; first < added.length; first += SLICE) {
    parts.push(findPart(added.slice(first, first + SLICE), first, hasItems));
    await new Promise((resolve) => setTimeout(resolve));
    signal.throwIfAborted();
  }
  return {
    entries: parts.flatMap((part) => part.entries),
    losses: [...parts.flatMap((part) => part.losses), ...losses],
  };
}
