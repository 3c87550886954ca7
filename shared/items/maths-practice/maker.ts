import { createLazy } from '../../lazy.ts';

/** Makes problems and draws them. Few documents have any, so it loads with the first one that has. */
export const practiceMaker = createLazy(() => import('./practice.ts'));
