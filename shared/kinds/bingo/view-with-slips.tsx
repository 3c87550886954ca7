import { MemoCache } from '../../paper/measure/memo-cache.ts';
import type { KindView } from '../parts/view.ts';
import { createSlipBlocks } from './Slips.tsx';
import type { Bingo } from './schema.ts';
import { createBingoContent, view as withoutSlips } from './view.tsx';

/** Draws a game with its calls on slips. */
export const view = {
  ...withoutSlips,
  createContent: (bingo, _answerKey, cache = new MemoCache()) =>
    createBingoContent(bingo, cache, createSlipBlocks),
} as const satisfies KindView<Bingo>;
