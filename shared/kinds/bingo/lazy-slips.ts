import { createLazyModule } from '../parts/lazy-module.ts';
import type { Bingo } from './schema.ts';

/** The slips of a call list. */
export const lazySlips = createLazyModule(
  ({ call_list }: Bingo) => call_list.visible && call_list.slips,
  () => import('./Slips.tsx'),
);
