import { PDFDocument } from '@cantoo/pdf-lib';
import type { Sides } from '#shared/kinds/flashcard/page-setups.ts';
import { type BackOffset, isBack } from './back-offset.ts';

export const POINTS_PER_MM = 72 / 25.4;

/** Returns the PDF with its backs moved; `offset` in mm, to the right and down. */
export async function shiftBackPages(
  pdf: ArrayBuffer | Uint8Array,
  sides: Sides,
  { x, y }: BackOffset,
): Promise<Uint8Array<ArrayBuffer>> {
  const document = await PDFDocument.load(pdf, { updateMetadata: false });
  document.getPages().forEach((page, at) => {
    if (isBack(sides, at + 1)) page.translateContent(x * POINTS_PER_MM, -y * POINTS_PER_MM);
  });
  return new Uint8Array(await document.save());
}
