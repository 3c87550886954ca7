import { createLazy } from '../../lazy.ts';

/** Makes word searches. It has the list of bad words, so it loads with the first document that has one. */
export const wordSearchMaker = createLazy(async () => (await import('./get-word-search.ts')).getWordSearch);
