import { MemoCache } from '../../paper/measure/memo-cache.ts';
import type { KindView } from '../parts/view.ts';
import { createSheet } from './create-sheet.ts';
import type { EmptySheet } from './empty-sheet.ts';
import type { Worksheet } from './schema.ts';

/** Draws a worksheet before it has items, without what draws these. */
export const view = {
  createContent: (sheet, _answerKey, cache = new MemoCache()) => createSheet(sheet, [], cache),
  enlarge: () => ({}),
} as const satisfies KindView<Worksheet, EmptySheet>;
