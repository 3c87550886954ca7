import { upperFirst } from 'es-toolkit';
import { getItemType, isNumberedItem, itemExcerpt, type WorksheetItem } from '../items/item.ts';
import type { Card } from '../kinds/parts/card.ts';
import { excerpt } from '../text/plain-text.ts';
import { numberLabels } from '../vocabulary/numbering.ts';
import type { HandoutDocument } from './document.ts';

/** More are not named one by one. */
const NAMED = 4;

export interface Name {
  /** As it is printed, without what stands around it. */
  readonly number: string | null;
  readonly words: string;
}

/** What an item is called, with the label that it prints. */
export function nameOf(item: WorksheetItem, label: string | null): Name {
  const shown = itemExcerpt(item);
  const words = shown ? `“${shown}”` : getItemType(item.type).label;
  return { number: label && bare(label), words };
}

/** Each item by the number that it prints, else by its words: "Question 3", "“Rivers”". */
export function itemNames(items: readonly WorksheetItem[]): string[] {
  const labels = numberLabels(items, isNumberedItem);
  return items.map((item, at) => together([nameOf(item, labels[at] ?? null)]));
}

/** What stands in these places of the document, in words that begin a sentence. */
export function whichOf(document: HandoutDocument, places: readonly number[]): string {
  if (document.entity_type === 'worksheet') {
    const { items } = document;
    const labels = numberLabels(items, isNumberedItem);
    return together(places.flatMap((at) => (items[at] ? [nameOf(items[at], labels[at] ?? null)] : [])));
  }
  if (document.entity_type === 'bingo') return together(places.flatMap((at) => wordAt(document.items[at])));
  const cards = listed(places.map((at) => String(at + 1)));
  return places.length > 1 ? `The texts on cards ${cards}` : `The text on card ${cards}`;
}

/** A word of a game, as it stands on the cards. */
const wordAt = (card: Card | undefined): Name[] => (card ? [{ number: null, words: nameOfWord(card) }] : []);

/** In characters. */
const NAME_LENGTH = 40;

function nameOfWord({ term, term_image }: Card): string {
  const word = excerpt(term, NAME_LENGTH) || term_image?.alt;
  return word ? `“${word}”` : 'A picture';
}

/** "3." is 3 and "Q3." too; "(a)" keeps both its brackets. */
const bare = (label: string): string =>
  label.startsWith('(') ? label : label.replace(/^(Question |Q)(?=\d)|[.)]$/g, '');

/** "1, 2 and 5 more". */
export function listed(names: readonly string[]): string {
  const shown = names.length > NAMED ? names.slice(0, NAMED - 1) : names;
  const rest = names.length - shown.length;
  const list = rest > 0 ? [...shown, `${rest} more`] : shown;
  return list.length > 1 ? `${list.slice(0, -1).join(', ')} and ${list.at(-1)}` : list.join('');
}

/** Names in words that begin a sentence. */
export function together(names: readonly Name[]): string {
  const isMixed = names.some(({ number }) => number === null);
  const asked = (number: string) => (isMixed ? `question ${number}` : number);
  const subject = listed(names.map(({ number, words }) => (number === null ? words : asked(number))));
  if (isMixed) return upperFirst(subject);
  return `${names.length > 1 ? 'Questions' : 'Question'} ${subject}`;
}
