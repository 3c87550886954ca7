import type { HandoutDocument } from '#shared/document/document.ts';
import { createPictureMapper, listPictures } from '#shared/document/pictures.ts';
import { isDrawn } from '#shared/vocabulary/drawn-pictures.ts';
import type { ImageAttachment } from '#shared/vocabulary/image.ts';
import type { Caller } from '../../ports/identity.ts';
import type { Ports } from '../../ports/ports.ts';
import type { ImageRecord } from '../../records/image.ts';
import { toImageKey, toThumbKey } from './image-keys.ts';
import { CHECK_INTERVAL_MS, checkImageQuota } from './images.ts';

export type AdoptPorts = Pick<Ports, 'images' | 'imageFiles' | 'clock' | 'ids'>;

/** Finds those pictures of an owner's documents that others may have: icons. Uploads belong to their owner. */
export async function findIcons(
  { images }: Pick<Ports, 'images'>,
  owner: string,
  documents: readonly HandoutDocument[],
): Promise<readonly ImageRecord[]> {
  const placed = [...new Set(documents.flatMap(listPictures).map(({ image }) => image.id))];
  if (placed.length === 0) return [];
  return (await images.find(owner, placed)).filter(({ icon }) => icon !== null);
}

/** Returns the document with those of its pictures that are among these, or drawn from values; all others are left out. */
export function keepPictures(document: HandoutDocument, known: ReadonlyMap<string, ImageRecord>) {
  const toKnown = (image: ImageAttachment): ImageAttachment | null => {
    if (isDrawn(image)) return image;
    const found = known.get(image.id);
    return found ? { ...image, id: found.id, thumb: toThumbKey(found) } : null;
  };
  return createPictureMapper(toKnown)(document);
}

/**
 * Adds the icons of another owner's documents to the caller's pictures. Returns the documents with the caller's own icons,
 * and without uploads.
 */
export async function adoptIcons(
  ports: AdoptPorts,
  caller: Caller,
  owner: string,
  documents: readonly HandoutDocument[],
): Promise<HandoutDocument[]> {
  const icons = await findIcons(ports, owner, documents);
  if (icons.length > 0) await checkImageQuota(ports.images, caller, 0);
  const own = await Promise.all(
    icons.map(async (icon) => [icon.id, await adoptIcon(ports, caller, icon)] as const),
  );
  const known = new Map(own);
  return documents.map((document) => keepPictures(document, known));
}

/** Adds an icon to the caller's pictures under the id that a download of the icon would give it. */
async function adoptIcon(
  { images, imageFiles, clock, ids }: AdoptPorts,
  caller: Caller,
  theirs: ImageRecord,
): Promise<ImageRecord> {
  const id = ids.derive(caller.id, 'icon', theirs.icon?.id ?? '', theirs.icon?.color ?? '');
  const now = clock.now();
  const own: ImageRecord = { ...theirs, id, created_at: now.toISOString(), unused_since: null };
  const drawing = await imageFiles.read(toImageKey(theirs));
  if (!drawing) throw new Error(`${toImageKey(theirs)} is missing`);
  await imageFiles.put(toImageKey(own), drawing);
  await images.add(caller.id, own, new Date(now.getTime() + CHECK_INTERVAL_MS).toISOString());
  return own;
}
