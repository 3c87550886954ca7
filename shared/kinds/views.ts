import type * as z from 'zod/mini';
import { createLazy, type Lazy } from '../lazy.ts';
import { hasNoSlips } from './bingo/slips-use.ts';
import type { EntityType } from './facts.ts';
import type { KindView } from './parts/view.ts';
import type { SCHEMAS } from './schemas.ts';
import { type EmptySheet, isEmptySheet } from './worksheet/empty-sheet.ts';
import type { Worksheet } from './worksheet/schema.ts';

type DocumentOf<K extends EntityType> = z.output<(typeof SCHEMAS)[K]>;
type AnyDocument = { [K in EntityType]: DocumentOf<K> }[EntityType];

const emptySheet = createLazy<KindView<Worksheet, EmptySheet>>(
  async () => (await import('./worksheet/empty-view.ts')).view,
);
/** Draws every worksheet. An empty one opens without it: it is a tenth of what a new one would load. */
export const worksheetView = createLazy<KindView<Worksheet>>(
  async () => (await import('./worksheet/view.tsx')).view,
);
const deck = createLazy(async () => (await import('./flashcard/view.tsx')).view);
const game = createLazy(async () => (await import('./bingo/view.tsx')).view);
const gameWithSlips = createLazy(async () => (await import('./bingo/view-with-slips.tsx')).view);

/** Lists what draws a new document of each kind. */
export const VIEWS_OF_NEW = {
  worksheet: emptySheet,
  flashcard: deck,
  bingo: game,
} as const satisfies Record<EntityType, Lazy<object>>;

/** Returns the view, which is one that draws this document: the compiler compares them. */
const choose = <Document, Drawn extends Document>(
  _drawn: Drawn,
  view: Lazy<KindView<Document, NoInfer<Drawn>>>,
): Lazy<object> => view;

/** Chooses what draws a document of each kind, by what is in it. */
const CHOICES: { readonly [K in EntityType]: (document: DocumentOf<K>) => Lazy<object> } = {
  worksheet: (worksheet) =>
    isEmptySheet(worksheet) ? choose(worksheet, emptySheet) : choose(worksheet, worksheetView),
  flashcard: (flashcard) => choose(flashcard, deck),
  bingo: (bingo) => (hasNoSlips(bingo) ? choose(bingo, game) : choose(bingo, gameWithSlips)),
};

/** Returns what draws a document. */
export function getLazyView(document: AnyDocument): Lazy<KindView<AnyDocument>> {
  // TypeScript does not follow the pairing of a kind with its documents through an index.
  const chooseView = CHOICES[document.entity_type] as (document: AnyDocument) => Lazy<object>;
  return chooseView(document) as Lazy<KindView<AnyDocument>>;
}
