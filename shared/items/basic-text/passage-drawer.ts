import { createLazy } from '../../lazy.ts';

/** Draws reading passages. Few texts are any, so it loads with the first one that is. */
export const passageDrawer = createLazy(async () => (await import('./Passage.tsx')).Passage);
