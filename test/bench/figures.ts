import { KEY_PRESS } from './editor/key-press.ts';
import { openPanel } from './editor/open-panel.ts';
import { paginate } from './editor/paginate.ts';
import { firstLoad } from './load/first-load.ts';
import { handlerImport } from './load/handler-import.ts';
import { secondStart } from './load/second-start.ts';
import { coldRender } from './print/cold-render.ts';
import { publish } from './print/publish.ts';
import { warmBingo, warmBingoPictures, warmRender } from './print/warm-render.ts';
import type { Figure } from './support/figure.ts';

/** What `npm run bench -- NAME` runs; one measurement may give several figures. */
export const MEASUREMENTS = {
  publish,
  'warm-render': warmRender,
  'warm-bingo': warmBingo,
  'warm-bingo-pictures': warmBingoPictures,
  'cold-render': coldRender,
  ...KEY_PRESS,
  'open-panel': openPanel,
  paginate,
  'first-load': firstLoad,
  'second-start': secondStart,
  'handler-import': handlerImport,
} as const satisfies Record<string, () => Promise<Figure[]>>;
