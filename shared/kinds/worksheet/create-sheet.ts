import { listSigns } from '../../items/item.ts';
import type { Total } from '../../paper/draw/Head.tsx';
import { findFallbackFonts } from '../../paper/fonts/fallback-fonts.ts';
import type { PaperBlock, PaperContent } from '../../paper/layout/paper-content.ts';
import type { MemoCache } from '../../paper/measure/memo-cache.ts';
import { toNameText } from '../../text/plain-text.ts';
import { createHead, createRunningHead } from '../parts/head.tsx';
import { facts } from './facts.ts';
import type { Worksheet } from './schema.ts';

/** Creates the content of a worksheet around its blocks: the heads of its pages, its footer and its stickers. */
export function createSheet(
  worksheet: Worksheet,
  blocks: readonly PaperBlock[],
  cache: MemoCache,
  total: Total | null = null,
): PaperContent {
  const { title, filename, student_fields, items, scoring } = worksheet;
  return {
    head: createHead(worksheet, cache, total),
    runningHead: createRunningHead(worksheet, cache),
    sheetLimit: facts.sheetLimit,
    isOneFlow: true,
    fallbackFonts: findFallbackFonts([
      title,
      filename,
      student_fields,
      ...items,
      ...listSigns(items),
      ...(scoring ? [scoring] : []),
      ...(total ? [total] : []),
    ]),
    footer: toNameText(title) || filename,
    stickers: worksheet.images,
    stickersStandOnBlocks: true,
    blocks,
  };
}
