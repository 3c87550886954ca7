import { createLazy } from '../../../lazy.ts';

/** Draws letterheads. It loads with the first worksheet that has one. */
export const letterheadDrawer = createLazy(
  async () => (await import('./draw-letterhead.tsx')).withLetterhead,
);
