import { normalizeChoices } from './fill-in-the-blank/choices.ts';
import type { FillInTheBlankData } from './fill-in-the-blank/schema.ts';
import { addItems } from './list-rules.ts';
import { newItem, type WithItems } from './new-item.ts';
import { includeInWordBank } from './word-banks.ts';

/** A text with its blanks, and the id of a bank that may be made for their words; null for no bank. */
export interface Cloze {
  readonly id: string;
  readonly data: Pick<FillInTheBlankData, 'words'>;
  readonly bankId: string | null;
}

function feedBank(document: WithItems, { id, bankId }: Cloze): void {
  if (bankId !== null) includeInWordBank(document, { id, include: true, bankId });
}

/** Adds a text with blanks below the item that has the text, with a word bank above it where one is wanted. */
export function addCloze(document: WithItems, { below, ...cloze }: Cloze & { readonly below: string }): void {
  const item = newItem(document, 'fill_in_the_blank', cloze.id);
  item.data.words = cloze.data.words;
  const at = document.items.findIndex(({ id }) => id === below) + 1;
  addItems(document, { items: [item], at: at || document.items.length, instead: null });
  feedBank(document, cloze);
}

/** Gives an item the text and its blanks; what else is chosen for it stays. */
export function setCloze(document: WithItems, cloze: Cloze): void {
  const item = document.items.find(({ id }) => id === cloze.id);
  if (item?.type !== 'fill_in_the_blank') return;
  item.data.words = cloze.data.words;
  item.data.choices = [];
  item.data.type = 'whole_word';
  normalizeChoices(item.data);
  feedBank(document, cloze);
}

/** Adds a question about some lines below the item that has them. */
export function addLineQuestion(
  document: WithItems,
  { id, below, reference }: { readonly id: string; readonly below: string; readonly reference: string },
): void {
  const item = newItem(document, 'open_response', id);
  item.data.subtitle = `Read ${reference}. `;
  const at = document.items.findIndex((one) => one.id === below) + 1;
  addItems(document, { items: [item], at: at || document.items.length, instead: null });
}
