import { pick } from 'es-toolkit';
import type { Dimension } from '#shared/kinds/bingo/choices.ts';
import type { KeptGrid } from '#shared/kinds/bingo/rules.ts';
import type { Bingo } from '#shared/kinds/bingo/schema.ts';

const KEPT = ['free_spaces', 'free_space_preset', 'show_top_word', 'top_word'] as const;

/** The last grid of each size, by the editor of a game: a size that is tried and taken back loses nothing. */
const grids = new WeakMap<object, Map<Dimension, KeptGrid>>();

/** Remembers the grid of the game, and returns the last one of the size that is chosen next. */
export function swapGrid(editor: object, game: Bingo, next: Dimension): KeptGrid | undefined {
  const kept = grids.get(editor) ?? new Map<Dimension, KeptGrid>();
  grids.set(editor, kept.set(game.dimension, pick(game, [...KEPT])));
  return kept.get(next);
}
