import type { HandoutDocument } from '#shared/document/document.ts';
import type { DocumentProblem } from '#shared/document/parse.ts';
import { type PlacedPicture, picturesOf } from '#shared/document/pictures.ts';
import { REQUIREMENTS } from '#shared/document/requirements.ts';
import type { Picture, Ports, StoredImage } from '../ports.ts';
import { imageKey } from './image-keys.ts';

/** Files read at a time. */
const AT_ONCE = 8;

/** What calls itself an icon is one of the library's, so that nothing somebody sent is public by its name. */
const isMeant = ({ image }: PlacedPicture, stored: StoredImage | undefined): stored is StoredImage =>
  stored !== undefined && (!image.is_icon || stored.icon !== null);

async function storedFor({ images }: Pick<Ports, 'images'>, owner: string, document: HandoutDocument) {
  const placed = picturesOf(document);
  if (placed.length === 0) return [];
  const found = await images.find(owner, [...new Set(placed.map(({ image }) => image.id))]);
  const byId = new Map(found.map((stored) => [stored.id, stored]));
  return placed.map((picture) => ({ picture, stored: byId.get(picture.image.id) }));
}

/** The pictures of the document that its owner does not have, with their places. */
export async function missingPictures(
  ports: Pick<Ports, 'images'>,
  owner: string,
  document: HandoutDocument,
): Promise<DocumentProblem[]> {
  const all = await storedFor(ports, owner, document);
  return all
    .filter(({ picture, stored }) => !isMeant(picture, stored))
    .map(({ picture: { where } }) => ({ where, message: REQUIREMENTS.missingImage }));
}

/** The pictures of the document by their ids, as its owner keeps them. */
export async function loadPictures(
  ports: Pick<Ports, 'images' | 'imageFiles'>,
  owner: string,
  document: HandoutDocument,
): Promise<ReadonlyMap<string, Picture>> {
  const all = await storedFor(ports, owner, document);
  const wanted = new Map(
    all.flatMap(({ picture, stored }) => (isMeant(picture, stored) ? [[stored.id, stored]] : [])),
  );
  const loaded = new Map<string, Picture>();
  const waiting = [...wanted.values()];
  const load = async (): Promise<void> => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const picture = await ports.imageFiles.read(imageKey(next));
      if (picture) loaded.set(next.id, { body: picture.body, type: next.type });
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, load));
  return loaded;
}
