import type { HandoutDocument } from '#shared/document/document.ts';
import { listPictures } from '#shared/document/pictures.ts';
import { drawIcon } from '#shared/icons/draw-icon.ts';
import { getIconLook } from '#shared/vocabulary/picture-rules.ts';
import type { PrintSource } from '../../ports/images.ts';
import { createOpenMojiIcons } from './openmoji-icons.ts';

/** Reads the icons of a document from the library, as they are drawn there, by attachment id. */
export async function findIconPictures(document: HandoutDocument): Promise<Map<string, PrintSource>> {
  const library = createOpenMojiIcons();
  const pictures = new Map<string, PrintSource>();
  for (const { image } of listPictures(document)) {
    const drawing = image.is_icon && (await library.readSvg(image.iconObject?.id ?? ''));
    if (!drawing) continue;
    const body = Buffer.from(drawIcon(drawing, getIconLook(image)));
    pictures.set(image.id, { type: 'image/svg+xml', read: async () => body });
  }
  return pictures;
}
