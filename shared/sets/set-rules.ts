import { isEqual } from 'es-toolkit';
import type { WordEntry } from '../items/parts/words.ts';
import { createCard } from '../kinds/parts/card.ts';
import type { Card } from '../kinds/parts/card-schema.ts';
import { MOST_SETS } from '../kinds/parts/made-sets.ts';
import type { MadeSet, SetSettings } from '../kinds/parts/made-sets-field.ts';
import { isBlank } from '../text/plain-text.ts';
import { LIMITS } from '../vocabulary/limits.ts';
import { makeSet } from './make-set.ts';

/** A document of cards: a deck, or a game with its words. */
export interface WithSets {
  items: Card[];
  sets?: MadeSet[] | undefined;
  /** A game calls what is on the backs. */
  readonly call_list?: { clue: boolean };
}

/** A set with cards that are to be made of it, each with its id. */
export interface NewSet {
  readonly id: string;
  readonly settings: SetSettings;
  readonly cards: readonly (WordEntry & { readonly id: string })[];
}

/** Lists the sets of which something is left. */
export function listSets({ items, sets = [] }: Readonly<WithSets>): readonly MadeSet[] {
  const ids = new Set(items.map(({ id }) => id));
  return sets.filter(({ cards }) => cards.some((id) => ids.has(id)));
}

const isAsMade = (
  { term, definition, term_image, definition_image, prompt, kept }: Card,
  entry?: WordEntry,
) =>
  kept === undefined && isBlank(prompt) && isEqual({ term, definition, term_image, definition_image }, entry);

/** The cards of a set that are there still. */
export interface CardsOfSet {
  /** The ids of those that are as they were made. */
  readonly untouched: readonly string[];
  /** The ids of those that were changed by hand. */
  readonly changed: readonly string[];
}

/** Tells the cards of a set that were changed by hand from the others: what it was made of makes the same again. */
export function findCardsOfSet(
  { items, call_list }: Readonly<Pick<WithSets, 'items' | 'call_list'>>,
  set: MadeSet,
): CardsOfSet {
  const { entries } = makeSet(set, call_list !== undefined);
  const byId = new Map(items.map((card) => [card.id, card]));
  const present = set.cards.flatMap((id, at) => {
    const card = byId.get(id);
    return card ? [{ id, isUntouched: isAsMade(card, entries[at]) }] : [];
  });
  const list = (untouched: boolean) =>
    present.flatMap(({ id, isUntouched }) => (isUntouched === untouched ? [id] : []));
  return { untouched: list(true), changed: list(false) };
}

/** Puts the cards of a set at a place, and keeps what they are made of. */
function putSet(deck: WithSets, { id, settings, cards }: NewSet, at: number): void {
  const added = cards.slice(0, LIMITS.items - deck.items.length);
  deck.items.splice(at, 0, ...added.map(createCard));
  const others = listSets(deck).filter((set) => set.id !== id);
  const set: MadeSet = { ...settings, id, cards: added.map((card) => card.id) };
  // The oldest is forgotten; its cards stay.
  deck.sets = [...others, set].slice(-MOST_SETS);
  const call = deck.call_list;
  if (call && cards.some(({ definition }) => !isBlank(definition))) call.clue = true;
}

/** Adds the cards of a set at the end. */
export const addSet = (deck: WithSets, set: NewSet): void => putSet(deck, set, deck.items.length);

/** Takes out a set with all of its cards. */
export function removeSet(deck: WithSets, id: string): void {
  const cards = new Set(deck.sets?.find((set) => set.id === id)?.cards);
  deck.items = deck.items.filter((card) => !cards.has(card.id));
  deck.sets = deck.sets?.filter((set) => set.id !== id);
}

/**
 * Makes a set anew: other cards take the place of its own. Those that were changed by hand stay, and belong to no set,
 * unless `takesChanged` takes them too.
 */
export function replaceSet(
  deck: WithSets,
  { takesChanged, ...set }: NewSet & { readonly takesChanged: boolean },
): void {
  const old = deck.sets?.find(({ id }) => id === set.id);
  const { untouched, changed } = old ? findCardsOfSet(deck, old) : { untouched: [], changed: [] };
  const gone = new Set(takesChanged ? [...untouched, ...changed] : untouched);
  const at = deck.items.findIndex(({ id }) => gone.has(id));
  deck.items = deck.items.filter(({ id }) => !gone.has(id));
  putSet(deck, set, at < 0 ? deck.items.length : at);
}
