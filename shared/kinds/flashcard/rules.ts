import { CONTENT_HEIGHT } from '../../paper/sheet/page-sizes.ts';
import { findNextSeed, shuffleWithSeed } from '../../shuffle.ts';
import { createArticleRemover } from '../../text/articles.ts';
import { isBlank, toPlainText } from '../../text/plain-text.ts';
import type { RichTextValue } from '../../text/rich-text.ts';
import type { ImageAttachment } from '../../vocabulary/image.ts';
import { LIMITS } from '../../vocabulary/limits.ts';
import { moveEntry } from '../../vocabulary/move-entry.ts';
import { createCard, type NewCard } from '../parts/card.ts';
import type { Card } from '../parts/card-schema.ts';
import { canFold, getCardHeight, getCardSize, type PageSetup, type Sides } from './page-setups.ts';
import type { Flashcard } from './schema.ts';

/** The transitions of a deck; bingo words have those of its list too. */

type WithCards = Pick<Flashcard, 'items'>;

/** Adds cards at the place, or at the end, as many as the limit leaves room for. */
export function addCards(
  deck: WithCards,
  { cards, at = deck.items.length }: { cards: readonly NewCard[]; at?: number },
): void {
  const room = LIMITS.items - deck.items.length;
  deck.items.splice(at, 0, ...cards.slice(0, room).map(createCard));
}

/** Returns the first text of a new card, trimmed; null for blank text. */
export function toFirstText(text: RichTextValue): RichTextValue | null {
  if (isBlank(text)) return null;
  return typeof text === 'string' ? text.trim() : text;
}

export function removeCard(deck: WithCards, id: string): void {
  deck.items = deck.items.filter((card) => card.id !== id);
}

export function removeCards(deck: WithCards, ids: ReadonlySet<string>): void {
  deck.items = deck.items.filter(({ id }) => !ids.has(id));
}

/** Moves cards together above another one, or to the end where it is null; their order stays. */
export function moveCards(
  deck: WithCards,
  { ids, above }: { ids: ReadonlySet<string>; above: string | null },
): void {
  const moved = deck.items.filter(({ id }) => ids.has(id));
  const rest = deck.items.filter(({ id }) => !ids.has(id));
  const at = above === null ? rest.length : rest.findIndex(({ id }) => id === above);
  if (at >= 0) deck.items = rest.toSpliced(at, 0, ...moved);
}

export function moveCard(deck: WithCards, { from, to }: { from: number; to: number }): void {
  deck.items = moveEntry(deck.items, from, to);
}

/** Puts pictures on a side of several cards; null takes one off. */
export function addPictures(
  deck: WithCards,
  {
    side,
    images,
  }: { readonly side: 'term' | 'definition'; readonly images: ReadonlyMap<string, ImageAttachment | null> },
): void {
  for (const card of deck.items) {
    const image = images.get(card.id);
    if (image !== undefined) card[`${side}_image`] = image;
  }
}

/** Swaps front and back with their pictures. */
export function swapCard(card: Card): void {
  const { term, definition, term_image, definition_image } = card;
  Object.assign(card, {
    term: definition,
    definition: term,
    term_image: definition_image,
    definition_image: term_image,
  });
}

export function flipAll(deck: WithCards): void {
  for (const card of deck.items) swapCard(card);
}

export interface CardOrder {
  readonly by: 'term' | 'definition';
  readonly direction: 'a-z' | 'z-a';
}

/**
 * Sorts cards in the order of the document's language, without the articles that most of them begin with; equal cards keep
 * their order.
 */
export function sortCards(deck: Pick<Flashcard, 'items' | 'locale'>, { by, direction }: CardOrder): void {
  const collator = new Intl.Collator(deck.locale, { numeric: true });
  const sign = direction === 'a-z' ? 1 : -1;
  const getText = (card: Card) => toPlainText(card[by]).trim();
  const removeArticle = createArticleRemover(deck.items.map(getText).filter(Boolean));
  const getSorted = (card: Card) => removeArticle(getText(card));
  deck.items = deck.items.toSorted(
    (a, b) =>
      sign * (collator.compare(getSorted(a), getSorted(b)) || collator.compare(getText(a), getText(b))),
  );
}

/**
 * Shuffles the cards into a new order each time, if there is another; the order depends on the stored seed.
 */
export function shuffleCards(deck: Pick<Flashcard, 'items' | 'shuffle_seed'>): void {
  const cards = [...deck.items];
  const isOther = (seed: number) => shuffleWithSeed(cards, seed).some((card, place) => card !== cards[place]);
  deck.shuffle_seed = findNextSeed(deck.shuffle_seed, isOther);
  deck.items = shuffleWithSeed(cards, deck.shuffle_seed);
}

export function clearCards(deck: WithCards & Pick<Flashcard, 'images'>): void {
  deck.items = [];
  deck.images = [];
}

/** Sets the setup, the height that follows from it, and sides that it can be printed with. */
export function setPageSetup(deck: Flashcard, setup: PageSetup): void {
  deck.page_setup = setup;
  deck.flashcard_item_height = getCardHeight(setup);
  if (deck.sides === 'fold_over' && !canFold(setup)) deck.sides = 'long_edge';
}

export function setSides(deck: Flashcard, sides: Sides): void {
  if (sides !== 'fold_over' || canFold(deck.page_setup)) deck.sides = sides;
}

/**
 * Tells whether student fields can be printed on every page: they show, and a row of cards has room below a
 * head of that height in px.
 */
export const canRepeatHead = (
  { student_info_visible, page_setup, sides }: Flashcard,
  headHeight: number,
): boolean =>
  student_info_visible === 1 &&
  (sides === 'study_sheet' || CONTENT_HEIGHT - headHeight >= getCardSize(page_setup).height);
