import { isNumberedItem, listForgotten, type WorksheetItem } from '../items/item.ts';
import type { Forgotten } from '../items/parts/definition.ts';
import type { Flashcard } from '../kinds/flashcard/schema.ts';
import { type Card, isFilled } from '../kinds/parts/card.ts';
import { hasUndrawn } from '../paper/fonts/stand-ins.ts';
import type { PaperWarning } from '../paper/layout/content.ts';
import { isBlank } from '../text/plain-text.ts';
import { numberLabels } from '../vocabulary/numbering.ts';
import type { HandoutDocument } from './document.ts';
import { listed, nameOf, together, whichOf } from './names.ts';
import type { DocumentProblem } from './parse.ts';
import { DEFAULT_TITLES, hasDefaultTitle, printsTitle } from './title.ts';

/** How it goes on after the question's name: one, several. */
const WORDS = {
  answer: ['has no correct answer marked.', 'have no correct answer marked.'],
  option: ['has an empty option.', 'have an empty option.'],
  pair: ['has a pair without its match.', 'have a pair without its match.'],
} as const satisfies Record<Forgotten, readonly [string, string]>;

/** Whether a part has signs that print as empty boxes. */
type IsUndrawn = (part: object) => boolean;

/**
 * What is worth a second look before a document is printed, one line for each thing that may be forgotten,
 * with the first place. Nothing here stands in the way.
 */
export function publishHints(
  document: HandoutDocument,
  isUndrawn: IsUndrawn = hasUndrawn,
): DocumentProblem[] {
  const { entity_type } = document;
  return [
    ...untitled(document),
    ...(entity_type === 'worksheet' ? forgotten(document.items) : []),
    ...(entity_type === 'flashcard' ? oneSided(document) : []),
    ...undrawn(document, isUndrawn),
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

/** What has letters of a script that no font here knows. */
function undrawn(document: HandoutDocument, isUndrawn: IsUndrawn): DocumentProblem[] {
  const { title, items } = document;
  const boxes = 'letters that no font here has: they print as empty boxes.';
  const places = items.flatMap((item, at) => (isUndrawn(item) ? [at] : []));
  const [first] = places;
  return [
    ...(isUndrawn([title]) ? [{ where: 'title', message: `The title has ${boxes}` }] : []),
    ...(first === undefined
      ? []
      : [
          {
            where: `items.${first}`,
            message: `${whichOf(document, places)} ${places.length > 1 ? 'have' : 'has'} ${boxes}`,
          },
        ]),
  ];
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

const lacks = (item: WorksheetItem, what: Forgotten): boolean =>
  !item.hide && listForgotten(item).includes(what);
