import { createLazy } from '../../lazy.ts';

/** Reads values and draws them. Few documents have any, so it loads with the first one that has. */
export const drawingMaker = createLazy(() => import('./drawings.ts'));
