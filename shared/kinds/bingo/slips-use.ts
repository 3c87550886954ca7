import type { Bingo } from './schema.ts';

/** A game of which no call is printed on a slip. */
export type GameWithoutSlips = Bingo & { readonly call_list: { readonly slips: false } };

export const hasNoSlips = (bingo: Bingo): bingo is GameWithoutSlips => !bingo.call_list.slips;
