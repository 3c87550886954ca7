import type { HandoutDocument } from '#shared/document/document.ts';
import { listPictures, type PlacedPicture } from '#shared/document/pictures.ts';
import { REQUIREMENTS } from '#shared/document/requirement-messages.ts';
import type { DocumentProblem } from '#shared/vocabulary/problem.ts';
import { MIDDLE_PX, type PrintSource } from '../../ports/images.ts';
import type { Ports } from '../../ports/ports.ts';
import type { ImageRecord } from '../../records/image.ts';
import { toImageKey, toMiddleKey } from './image-keys.ts';

/** What calls itself an icon is one of the library's, so that nothing somebody sent is public by its name. */
const isUsable = ({ image }: PlacedPicture, stored: ImageRecord | undefined): stored is ImageRecord =>
  stored !== undefined && (!image.is_icon || stored.icon !== null);

async function findStored({ images }: Pick<Ports, 'images'>, owner: string, document: HandoutDocument) {
  const placed = listPictures(document);
  if (placed.length === 0) return [];
  const found = await images.find(owner, [...new Set(placed.map(({ image }) => image.id))]);
  const byId = new Map(found.map((stored) => [stored.id, stored]));
  return placed.map((picture) => ({ picture, stored: byId.get(picture.image.id) }));
}

/** What the server knows of a document's pictures. */
interface KnownPictures {
  /** Those that its owner does not have, with their places. */
  readonly missing: readonly DocumentProblem[];
  /** Ids of those that the icon library calls premium; what they say of themselves is not asked. */
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

/** The pictures of the document by their ids, as its owner keeps them; each is read when it is printed. */
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
    // The longer side is what the middle size is counted by.
    const across = MIDDLE_PX * Math.min(1, stored.width / stored.height);
    const key = stored.has_middle && pixels <= across ? toMiddleKey(stored) : toImageKey(stored);
    const picture = await files.read(key);
    if (!picture) throw new Error(`${key} is missing`);
    return picture.body;
  },
});
