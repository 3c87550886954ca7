import { type Forgotten, forgottenIn, itemExcerpt, type WorksheetItem } from '../items/item.ts';
import { isNumberedItem, KINDS } from '../items/kinds.ts';
import { type Card, isFilled } from '../kinds/card.ts';
import type { Flashcard } from '../kinds/flashcard/schema.ts';
import type { PaperWarning } from '../paper/content.ts';
import { excerpt, isBlank } from '../text/plain-text.ts';
import type { HandoutDocument } from './document.ts';
import { numberLabels } from './numbering.ts';
import type { DocumentProblem } from './parse.ts';
import { DEFAULT_TITLES, hasDefaultTitle, printsTitle } from './title.ts';

/** How it goes on after the question's name: one, several. */
const WORDS = {
  answer: ['has no correct answer marked.', 'have no correct answer marked.'],
  option: ['has an empty option.', 'have an empty option.'],
  pair: ['has a pair without its match.', 'have a pair without its match.'],
} as const satisfies Record<Forgotten, readonly [string, string]>;

/** More are not named one by one. */
const NAMED = 4;

/**
 * What is worth a second look before a document is printed, one line for each thing that may be forgotten,
 * with the first place. Nothing here stands in the way.
 */
export function publishHints(document: HandoutDocument): DocumentProblem[] {
  const { entity_type } = document;
  return [
    ...untitled(document),
    ...(entity_type === 'worksheet' ? forgotten(document.items) : []),
    ...(entity_type === 'flashcard' ? oneSided(document) : []),
  ];
}

/** How it goes on after the cards' numbers: one, several. */
const EMPTY_SIDES = [
  { side: 'term', without: 'backs', words: ['has nothing on its front.', 'have nothing on their fronts.'] },
  {
    side: 'definition',
    without: 'fronts',
    words: ['has nothing on its back.', 'have nothing on their backs.'],
  },
] as const;

/** Cards of which one side is printed empty. */
function oneSided({ items, sides }: Flashcard): DocumentProblem[] {
  return EMPTY_SIDES.filter(({ without }) => sides !== without).flatMap(({ side, words }) => {
    const isEmpty = (card: Card) => isFilled(card) && isBlank(card[side]) && card[`${side}_image`] === null;
    const found = items.flatMap((card, at) => (isEmpty(card) ? [at] : []));
    const [first] = found;
    if (first === undefined) return [];
    const cards = listed(found.map((at) => String(at + 1)));
    const message = found.length > 1 ? `Cards ${cards} ${words[1]}` : `Card ${cards} ${words[0]}`;
    return [{ where: `items.${first}`, message }];
  });
}

function untitled(document: HandoutDocument): DocumentProblem[] {
  if (!hasDefaultTitle(document) || !printsTitle(document)) return [];
  const title = DEFAULT_TITLES[document.entity_type];
  return [{ where: 'title', message: `“${title}” is printed as the title.` }];
}

function forgotten(items: readonly WorksheetItem[]): DocumentProblem[] {
  const labels = numberLabels(items, isNumberedItem);
  return (['answer', 'option', 'pair'] as const).flatMap((what) => {
    const found = items.flatMap((item, at) =>
      lacks(item, what) ? [{ at, name: nameOf(item, labels[at] ?? null) }] : [],
    );
    const [first] = found;
    if (!first) return [];
    const message = `${together(found.map(({ name }) => name))} ${WORDS[what][found.length > 1 ? 1 : 0]}`;
    return [{ where: `items.${first.at}`, message }];
  });
}

interface PaperHint {
  /** The field to go to; null where there is none. */
  readonly where: string | null;
  readonly message: string;
}

/** What the layout had to say, each thing with the name of what it concerns and the way there. */
export const paperHints = (document: HandoutDocument, warnings: readonly PaperWarning[]): PaperHint[] =>
  warnings.map(({ key, message }) => {
    const at = document.items.findIndex(({ id }) => id === key);
    const isHead = key.startsWith('#');
    const name = isHead ? 'The header' : 'One part of this document';
    return {
      where: at === -1 ? (isHead ? 'title' : null) : `items.${at}`,
      message: `${at === -1 ? name : whichOf(document, [at])} ${message}.`,
    };
  });

/** What is printed whole, but hard to read, by the ids that the layout named. */
export function squeezeHints(document: HandoutDocument, ids: readonly string[]): DocumentProblem[] {
  const places = placesOf(document, ids);
  const [first] = places;
  if (first === undefined) return [];
  const fits = places.length > 1 ? 'hardly fit their places and are' : 'hardly fits its place and is';
  return [{ where: `items.${first}`, message: `${whichOf(document, places)} ${fits} hard to read.` }];
}

const placesOf = ({ items }: HandoutDocument, ids: readonly string[]): number[] =>
  items.flatMap(({ id }, at) => (ids.includes(id) ? [at] : []));

/**
 * What does not fit its place on paper, by the ids that the layout named: the cards or items together, with the
 * first one's place. It is printed as far as there is room.
 */
export function overflowHints(document: HandoutDocument, ids: readonly string[]): DocumentProblem[] {
  const places = placesOf(document, ids);
  const [first] = places;
  if (first === undefined) return [];
  const fits = places.length > 1 ? 'do not fit and are' : 'does not fit and is';
  const message = `${whichOf(document, places)} ${fits} cut off in print.`;
  return [{ where: `items.${first}`, message }];
}

function whichOf(document: HandoutDocument, places: readonly number[]): string {
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

/** Each item by the number that it prints, else by its words: "Question 3", "“Rivers”". */
export function itemNames(items: readonly WorksheetItem[]): string[] {
  const labels = numberLabels(items, isNumberedItem);
  return items.map((item, at) => together([nameOf(item, labels[at] ?? null)]));
}

const lacks = (item: WorksheetItem, what: Forgotten): boolean =>
  !item.hide && forgottenIn(item).includes(what);

interface Name {
  /** As it is printed, without what stands around it. */
  readonly number: string | null;
  readonly words: string;
}

function nameOf(item: WorksheetItem, label: string | null): Name {
  const shown = itemExcerpt(item);
  const words = shown ? `“${shown}”` : KINDS[item.type].label;
  return { number: label && bare(label), words };
}

/** "3." is 3 and "Q3." too; "(a)" keeps both its brackets. */
const bare = (label: string): string =>
  label.startsWith('(') ? label : label.replace(/^(Question |Q)(?=\d)|[.)]$/g, '');

/** "1, 2 and 5 more". */
function listed(names: readonly string[]): string {
  const shown = names.length > NAMED ? names.slice(0, NAMED - 1) : names;
  const rest = names.length - shown.length;
  const list = rest > 0 ? [...shown, `${rest} more`] : shown;
  return list.length > 1 ? `${list.slice(0, -1).join(', ')} and ${list.at(-1)}` : list.join('');
}

function together(names: readonly Name[]): string {
  const subject = listed(names.map(({ number, words }) => number ?? words));
  if (names.every(({ number }) => number === null)) return subject;
  return `${names.length > 1 ? 'Questions' : 'Question'} ${subject}`;
}
