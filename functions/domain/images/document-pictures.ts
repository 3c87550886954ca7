import type { HandoutDocument } from '#shared/document/document.ts';
import { listPictures, type PlacedPicture } from '#shared/document/pictures.ts';
import { REQUIREMENTS } from '#shared/document/requirement-messages.ts';
import { isDrawn } from '#shared/vocabulary/drawn-pictures.ts';
import type { DocumentProblem } from '#shared/vocabulary/problem.ts';
import { MIDDLE_PX, type PrintSource } from '../../ports/images.ts';
import type { Ports } from '../../ports/ports.ts';
import type { ImageRecord } from '../../records/image.ts';
import { toImageKey, toMiddleKey } from './image-keys.ts';

/**
 * Tells whether the owner has the picture. An attachment that claims to be an icon must be one, because icons
 * may be public and uploads may not.
 */
const isUsable = ({ image }: PlacedPicture, stored: ImageRecord | undefined): stored is ImageRecord =>
  stored !== undefined && (!image.is_icon || stored.icon !== null);

async function findStored({ images }: Pick<Ports, 'images'>, owner: string, document: HandoutDocument) {
  // What is drawn from a value is nobody's file.
  const placed = listPictures(document).filter(({ image }) => !isDrawn(image));
  if (placed.length === 0) return [];
  const found = await images.find(owner, [...new Set(placed.map(({ image }) => image.id))]);
  const byId = new Map(found.map((stored) => [stored.id, stored]));
  return placed.map((picture) => ({ picture, stored: byId.get(picture.image.id) }));
}

/** The server's facts about a document's pictures. */
interface KnownPictures {
  /** Problems for pictures that the owner does not have. */
  readonly missing: readonly DocumentProblem[];
  /** Ids of pictures that the icon library calls premium, regardless of what the document says. */
  readonly premium: ReadonlySet<string>;
}

export async function lookUpPictures(
  ports: Pick<Ports, 'images' | 'icons'>,
  owner: string,
  document: HandoutDocument,
): Promise<KnownPictures> {
  const all = await findStored(ports, owner, document);
  const missing = all
    .filter(({ picture, stored }) => !isUsable(picture, stored))
    .map(({ picture: { where } }) => ({ where, message: REQUIREMENTS.missingImage }));
  const premium = await Promise.all(
    all.map(async ({ picture: { image }, stored }) => {
      const named = [stored?.icon?.id, image.iconObject?.id].filter((id) => id !== undefined);
      const icons = await Promise.all(named.map((id) => ports.icons.find(id)));
      return icons.some((icon) => icon?.our_premium) ? [image.id] : [];
    }),
  );
  return { missing, premium: new Set(premium.flat()) };
}

/** Finds the document's pictures by id. Each is read from storage when a page requests it. */
export async function findPrintSources(
  ports: Pick<Ports, 'images' | 'imageFiles'>,
  owner: string,
  document: HandoutDocument,
): Promise<ReadonlyMap<string, PrintSource>> {
  const all = await findStored(ports, owner, document);
  return new Map(
    all.flatMap(({ picture, stored }) =>
      isUsable(picture, stored) ? [[stored.id, toPrintSource(ports.imageFiles, stored)]] : [],
    ),
  );
}

const toPrintSource = (files: Ports['imageFiles'], stored: ImageRecord): PrintSource => ({
  type: stored.type,
  async read(pixels) {
    // MIDDLE_PX counts the longer side; `pixels` counts the width.
    const across = MIDDLE_PX * Math.min(1, stored.width / stored.height);
    const key = stored.has_middle && pixels <= across ? toMiddleKey(stored) : toImageKey(stored);
    const picture = await files.read(key);
    if (!picture) throw new Error(`${key} is missing`);
    return picture.body;
  },
});
