import type { WorksheetItem } from '#shared/items/item.ts';
import { newItemFrom } from '#shared/items/new-item.ts';
import type { ReadQuestion } from '#shared/items/parts/read-question.ts';
import { joinCards, type ReadCard, toCards } from '#shared/questions/join-cards.ts';
import type { Loss, ReadFile } from '#shared/questions/source/reading.ts';
import { toExcerpt, toPlainText } from '#shared/text/plain-text.ts';
import { createItemId } from '../../document/item-actions.ts';

/** Something that a file makes: an item of a worksheet, or a card of a deck. */
export type FoundEntry =
  | { readonly id: string; readonly item: WorksheetItem }
  | { readonly id: string; readonly card: ReadCard };

export interface FoundContent {
  readonly entries: readonly FoundEntry[];
  readonly losses: readonly Loss[];
}

/** Returns all words of a question on one line. */
function listWords(question: ReadQuestion): string {
  const texts = Object.values(question).flat(2);
  const words = texts.flatMap((value) => {
    if (typeof value === 'string') return [value];
    return value && typeof value === 'object' && 'content' in value ? [toPlainText(value)] : [];
  });
  return words.slice(1).join(' ');
}

/** Finds what a file makes in a document with items, or with cards; questions that no card can hold are losses. */
export function findWhatToAdd({ questions, losses }: ReadFile, hasItems: boolean): FoundContent {
  if (hasItems) {
    const entries = joinCards(questions).flatMap((question): FoundEntry[] => {
      const id = createItemId();
      const item = newItemFrom(question, id);
      return item ? [{ id, item }] : [];
    });
    return { entries, losses };
  }
  const lost: Loss[] = [];
  const entries = questions.flatMap((question, place): FoundEntry[] => {
    const cards = toCards(question);
    const words = listWords(question);
    const where = `Question ${place + 1}, “${toExcerpt(words)}”`;
    if (cards.length === 0) lost.push({ what: 'Question that makes no card', where, text: words });
    return cards.map((card) => ({ id: createItemId(), card }));
  });
  return { entries, losses: [...lost, ...losses] };
}
