import { createLazy } from '../../lazy.ts';

/** Draws pictures from their values. Few documents have any, so it loads with the first one that has. */
export const pictureDrawer = createLazy(() => import('./DrawnPicture.tsx'));
