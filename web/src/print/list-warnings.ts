import { uniqBy } from 'es-toolkit';
import type { HandoutDocument } from '#shared/document/document.ts';
import { createMissingGlyphTest } from '#shared/document/missing-glyphs.ts';
import { listPictures } from '#shared/document/pictures.ts';
import type { PaperLayout, PaperWarning } from '#shared/paper/layout/paper-content.ts';
import { SHEETS } from '#shared/paper/sheet/page-sizes.ts';
import { isDrawn } from '#shared/vocabulary/drawn-pictures.ts';
import type { PrintRequest } from './print-request.ts';

/** Lists what does not print as its owner may expect: of the layout, of the pictures, of the letters. */
export function listWarnings(request: PrintRequest, layouts: readonly PaperLayout[]): PaperWarning[] {
  const ofLayout = uniqBy(
    layouts.flatMap(({ warnings }) => warnings),
    ({ key, message }) => `${key} ${message}`,
  );
  return [...ofLayout, ...listPictureWarnings(request), ...listMissingGlyphs(request.document)];
}

function listPictureWarnings({ document, images, paper }: PrintRequest): PaperWarning[] {
  const had = new Set(images.map(({ id }) => id));
  return listPictures(document).flatMap(({ image, where }) => {
    if (!had.has(image.id) && !isDrawn(image)) return [{ key: where, message: 'has no picture' }];
    const isSticker = where.startsWith('images.');
    return isSticker && image.width > SHEETS[paper].width
      ? [{ key: where, message: 'is wider than the sheet and is made smaller' }]
      : [];
  });
}

const listMissingGlyphs = (handout: HandoutDocument): PaperWarning[] =>
  handout.items
    .filter(createMissingGlyphTest(handout, document.fonts))
    .map(({ id }) => ({ key: id, message: 'has letters that no font here has' }));
