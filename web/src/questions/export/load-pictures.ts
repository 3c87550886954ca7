import type { HandoutDocument } from '#shared/document/document.ts';
import { listPictures } from '#shared/document/pictures.ts';
import { getShownId, isChanged } from '#shared/items/parts/read-picture.ts';
import type { PictureFile, PictureFiles } from '#shared/questions/source/picture-files.ts';
import type { ImageAttachment } from '#shared/vocabulary/image.ts';
import { pictureSources } from '../../images/DocumentPictures.tsx';
import { drawAsShown } from './draw-as-shown.ts';

/** How long the address of a picture is waited for. */
const PATIENCE_MS = 10_000;
/** A width in px that is enough for an address of the whole picture, not of its thumb. */
const WHOLE = 10_000;

/** Waits for the address of a whole picture; null where there is none. */
function waitForAddress(image: ImageAttachment): Promise<string | null> {
  const find = () => pictureSources.getAddress({ ...image, width: WHOLE });
  const { promise, resolve } = Promise.withResolvers<string | null>();
  const timer = setTimeout(() => resolve(null), PATIENCE_MS);
  const look = () => {
    const address = find();
    if (address !== null) resolve(address);
  };
  const stop = pictureSources.subscribe(look);
  look();
  return promise.finally(() => {
    clearTimeout(timer);
    stop();
  });
}

/** Loads the file of a picture; null where it cannot be had. */
async function loadFile(image: ImageAttachment): Promise<PictureFile | null> {
  const address = await waitForAddress(image);
  if (address === null) return null;
  const answer = await fetch(address);
  if (!answer.ok) return null;
  const { readPicture } = await import('#shared/questions/source/picture-files.ts');
  const file = readPicture(image.name, new Uint8Array(await answer.arrayBuffer()));
  return typeof file === 'string' ? null : file;
}

/** Loads the files of pictures by their ids, as they are; those that cannot be had are left out. */
export async function loadFiles(images: readonly ImageAttachment[]): Promise<PictureFiles> {
  const loaded = await Promise.all(
    images.map(async (image) => [image.id, await loadFile(image).catch(() => null)] as const),
  );
  return new Map(loaded.flatMap(([id, file]) => (file ? [[id, file] as const] : [])));
}

async function loadPicture(image: ImageAttachment, hasDrawings: boolean): Promise<PictureFile | null> {
  const file = await loadFile(image);
  if (!file) return null;
  const isDrawing = file.type === 'image/svg+xml' && !hasDrawings;
  return isDrawing || isChanged(image) ? drawAsShown(file, image) : file;
}

/** Loads the pictures of a document as they are shown, by their shown ids; those that cannot be had are left out. */
export async function loadPictures(
  document: HandoutDocument,
  { hasDrawings }: { hasDrawings: boolean },
): Promise<PictureFiles> {
  const images = new Map(listPictures(document).map(({ image }) => [getShownId(image), image]));
  const loaded = await Promise.all(
    [...images].map(async ([id, image]) => {
      const file = await loadPicture(image, hasDrawings).catch(() => null);
      return file ? ([[id, file]] as const) : [];
    }),
  );
  return new Map(loaded.flat());
}
