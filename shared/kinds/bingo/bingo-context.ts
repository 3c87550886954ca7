import type { MemoCache } from '../../paper/measure/memo-cache.ts';

/** What a game is drawn with, besides its own settings. */
export interface BingoContext {
  /** The language of the words. */
  readonly language: string;
  readonly cache: MemoCache;
}
