import { chunk } from 'es-toolkit';
import type { HandoutDocument } from '#shared/document/document.ts';
import { createPictureMapper, listPictures, listPicturesIn } from '#shared/document/pictures.ts';
import type { WorksheetItem } from '#shared/items/item.ts';
import { isEverybodys } from '#shared/vocabulary/drawn-pictures.ts';
import type { ImageAttachment } from '#shared/vocabulary/image.ts';
import { session } from '../../api/api.ts';
import { readImages } from '../../api/images.ts';

/** The most pictures that the server is asked about at once. */
const ASKED = 100;

/** Asks the account which of the pictures it lacks; without a reply none is given up. */
async function listMissing(ids: readonly string[]): Promise<readonly string[]> {
  if (!session.isSignedIn()) return ids;
  try {
    const found = await Promise.all(chunk(ids, ASKED).map(readImages));
    const known = new Set(found.flat().map(({ id }) => id));
    return ids.filter((id) => !known.has(id));
  } catch {
    return [];
  }
}

/**
 * Leaves out the pictures that a document would never show: uploads of another account, and those not sent yet. Icons are
 * drawn from the site's own library and others from values, so all of them stay. `lost` counts the pictures.
 */
export async function leaveOutLostPictures(
  document: HandoutDocument,
  items: readonly WorksheetItem[],
): Promise<{ items: readonly WorksheetItem[]; lost: number }> {
  const own = new Set(listPictures(document).map(({ image }) => image.id));
  const foreign = listPicturesIn(items, 'items').filter(
    (image) => !isEverybodys(image) && !own.has(image.id),
  );
  if (foreign.length === 0) return { items, lost: 0 };
  const [unsent, sent] = [
    foreign.filter(({ uploading }) => uploading),
    foreign.filter((one) => !one.uploading),
  ];
  const asked = [...new Set(sent.map(({ id }) => id))];
  const missing = new Set([...unsent.map(({ id }) => id), ...(await listMissing(asked))]);
  const isLost = (image: ImageAttachment) => !isEverybodys(image) && missing.has(image.id);
  const map = createPictureMapper((image) => (isLost(image) ? null : image));
  const cleaned = map({ ...document, images: [], items: [...items] } as HandoutDocument)
    .items as WorksheetItem[];
  return { items: cleaned, lost: foreign.filter(isLost).length };
}
