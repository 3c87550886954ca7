import type { Bingo } from './schema.ts';

type SlipViews = typeof import('./Slips.tsx');

let loaded: SlipViews | undefined;

const needsSlips = ({ call_list }: Bingo): boolean => call_list.visible && call_list.slips;

/** Tells whether everything that draws the game is loaded. */
export const hasSlips = (bingo: Bingo): boolean => loaded !== undefined || !needsSlips(bingo);

/** Loads what draws slips, where the game has some. */
export async function loadSlips(bingo: Bingo): Promise<void> {
  if (needsSlips(bingo)) loaded ??= await import('./Slips.tsx');
}

/** Takes what draws slips from a page that has loaded it with its own script. */
export const setSlips = (slips: SlipViews): void => {
  loaded = slips;
};

/** Returns what draws slips; undefined until it has loaded. */
export const getSlips = (): SlipViews | undefined => loaded;
