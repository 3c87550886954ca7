import type { HandoutDocument } from '#shared/document/document.ts';
import { type Bingo, bingo } from '#shared/kinds/bingo/schema.ts';
import { type Flashcard, flashcard } from '#shared/kinds/flashcard/schema.ts';
import { type Worksheet, worksheet } from '#shared/kinds/worksheet/schema.ts';

/** Documents for tests: a test says what matters to it, the rest has the defaults of the schemas. */

type Given<T extends HandoutDocument> = Partial<Record<keyof T, unknown>>;

/** One question, named, and ready to be published once somebody has said for which grade. */
export const aWorksheet = (given: Given<Worksheet> = {}): Worksheet =>
  worksheet.parse({
    entity_type: 'worksheet',
    title: 'The Water Cycle',
    filename: 'Water cycle',
    items: [anOpenResponse()],
    ...given,
  });

export const anOpenResponse = (subtitle = 'Where does rain come from?', id = 'item-1') => ({
  id,
  type: 'open_response',
  data: { subtitle },
});

export const aFlashcardSet = (given: Given<Flashcard> = {}): Flashcard =>
  flashcard.parse({
    entity_type: 'flashcard',
    filename: 'Cards',
    items: [{ id: 'card-1', term: 'rain' }],
    ...given,
  });

/** Bingo with so many words. */
export const aBingo = ({ words = 24, ...given }: Given<Bingo> & { words?: number } = {}): Bingo =>
  bingo.parse({
    entity_type: 'bingo',
    filename: 'Bingo',
    items: Array.from({ length: words }, (_, index) => ({ id: `word-${index}`, term: `word ${index}` })),
    ...given,
  });
