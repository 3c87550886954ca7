import { CONTENT_HEIGHT, SHEETS } from '../../paper/sheet/page-sizes.ts';
import type { PaperSize } from '../../vocabulary/papers.ts';
import { isFilled } from '../parts/card.ts';
import { type Cell, layOutDeck } from './layout-sheets.ts';
import type { PageSetup, Sides } from './page-setups.ts';
import { getCardSize } from './page-setups.ts';
import type { Flashcard } from './schema.ts';

/** The place of one side of a card in the PDF for studying: the page from 1, the rest in px of that page. */
export interface StudyPlace {
  readonly page: number;
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** A card's two sides. */
export interface StudyCard {
  readonly term: StudyPlace;
  readonly definition: StudyPlace;
}

/** Tells whether both sides are published; a document printed on one side alone publishes only that side. */
const hasBothSides = (sides: Sides): boolean => sides !== 'fronts' && sides !== 'backs';

export const countCards = ({ items }: Pick<Flashcard, 'items'>): number => items.filter(isFilled).length;

/**
 * Creates the copy of a deck that is studied on a screen: its cards and nothing else on their sheets, where
 * `locateStudyCards` finds them. Returns null where there is nothing to turn over.
 */
export function createStudyCopy(deck: Flashcard): Flashcard | null {
  if (!hasBothSides(deck.sides) || countCards(deck) === 0) return null;
  const withoutHead = { title_visible: 0, student_info_visible: 0, omni_student: false, images: [] } as const;
  const instruction = { ...deck.instruction, visible: false };
  return { ...deck, ...withoutHead, images: [], instruction, sides: 'long_edge', cut_lines: 'none' };
}

const EMPTY = { first: CONTENT_HEIGHT, other: CONTENT_HEIGHT };

/** Locates the sides of so many cards in the PDF of a study copy. */
export function locateStudyCards(count: number, setup: PageSetup, paper: PaperSize): StudyCard[] {
  const { marginX, marginY } = SHEETS[paper];
  const sheets = layOutDeck(count, setup, 'long_edge', EMPTY);
  const places = sheets.flatMap(({ cells }, at) =>
    cells.map((cell: Cell) => ({
      ...cell,
      place: { page: at + 1, left: marginX + cell.left, top: marginY + cell.top, ...getCardSize(setup) },
    })),
  );
  const of = (side: Cell['side']) =>
    places
      .filter((cell) => cell.side === side)
      .toSorted((a, b) => a.card - b.card)
      .map(({ place }) => place);
  const definitions = of('definition');
  return of('term').flatMap((term, at) => {
    const definition = definitions[at];
    return definition ? [{ term, definition }] : [];
  });
}
