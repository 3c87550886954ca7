import { KEY_PRESS } from './editor/key-press.ts';
import { benchLongSession } from './editor/long-session.ts';
import { openPanel } from './editor/open-panel.ts';
import { benchPagination } from './editor/paginate.ts';
import { benchPuzzles } from './editor/puzzles.ts';
import { benchFirstLoad } from './load/first-load.ts';
import { benchHandlerImport } from './load/handler-import.ts';
import { benchOpening } from './load/opening.ts';
import { benchSecondStart } from './load/second-start.ts';
import { benchColdRender } from './print/cold-render.ts';
import { benchPublish } from './print/publish.ts';
import { benchRenderMemory } from './print/render-memory.ts';
import { benchVersions } from './print/versions.ts';
import {
  benchWarmBingo,
  benchWarmBingoPictures,
  benchWarmDrawings,
  benchWarmRender,
} from './print/warm-render.ts';
import type { Figure } from './support/figure.ts';

/** What `npm run bench -- NAME` runs; one measurement may give several figures. */
export const MEASUREMENTS = {
  publish: benchPublish,
  'warm-render': benchWarmRender,
  'warm-bingo': benchWarmBingo,
  'warm-drawings': benchWarmDrawings,
  'warm-bingo-pictures': benchWarmBingoPictures,
  'eight-versions': benchVersions,
  'cold-render': benchColdRender,
  'render-memory': benchRenderMemory,
  ...KEY_PRESS,
  'open-panel': openPanel,
  'long-session': benchLongSession,
  paginate: benchPagination,
  puzzles: benchPuzzles,
  'first-load': benchFirstLoad,
  opening: benchOpening,
  'second-start': benchSecondStart,
  'handler-import': benchHandlerImport,
} as const satisfies Record<string, () => Promise<Figure[]>>;
