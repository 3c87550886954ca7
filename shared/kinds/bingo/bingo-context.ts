import type { MemoCache } from '../../paper/measure/memo-cache.ts';

/** The values with which a game is drawn, apart from its own settings. */
export interface BingoContext {
  /** The language of the words. */
  readonly language: string;
  readonly cache: MemoCache;
}
