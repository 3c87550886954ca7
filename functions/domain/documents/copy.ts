import type { SaveReceipt } from '#shared/api/models.ts';
import type { HandoutDocument } from '#shared/document/document.ts';
import { createPictureMapper, listPictures } from '#shared/document/pictures.ts';
import type { ImageAttachment } from '#shared/vocabulary/image.ts';
import { LIMITS } from '#shared/vocabulary/limits.ts';
import { Refused } from '../../errors/api-error.ts';
import type { Kept } from '../../ports/documents.ts';
import type { Caller } from '../../ports/identity.ts';
import type { Ports } from '../../ports/ports.ts';
import type { StoredImage } from '../../records/image.ts';
import { authorizeKept } from '../access/policies.ts';
import { imageKey, thumbKey } from '../images/image-keys.ts';
import { FIRST_LOOK_MS, refuseFull } from '../images/images.ts';
import { createDocument, type Keeping } from './save.ts';

type Copying = Keeping & Pick<Ports, 'images' | 'imageFiles'>;

/**
 * Makes a second document of the first: for its owner of what is kept now, for anybody else of what is published,
 * with its answers. Drawings of the library come along; what somebody uploaded is theirs alone and stays behind.
 */
export async function copyDocument(
  ports: Copying,
  caller: Caller,
  { id, key }: { id: string; key: string },
): Promise<SaveReceipt> {
  const kept = authorizeKept(caller, 'copy', await ports.documents.read(id));
  const document = kept.head.owner === caller.id ? kept.document : await publishedCopy(ports, caller, kept);
  const filename = `Copy of ${document.filename}`.slice(0, LIMITS.filenameCharacters).toWellFormed();
  const copy = { ...document, filename, copy_of_document_id: id };
  return createDocument(ports, caller, key, copy, { request: `copy ${id}` });
}

/** As it was published, whatever its owner wrote since; private until its new owner says otherwise. */
async function publishedCopy(ports: Copying, caller: Caller, { head }: Kept): Promise<HandoutDocument> {
  const { published } = head.publishing;
  const document = published && (await ports.documents.revision(head.id, published.revision, published.hash));
  if (!document) throw new Refused('not_found');
  const adopted = await adoptIcons(ports, caller, head.owner, document);
  const withTheirs = (image: ImageAttachment): ImageAttachment | null => {
    const own = adopted.get(image.id);
    return own ? { ...image, id: own.id, thumb: thumbKey(own) } : null;
  };
  return { ...createPictureMapper(withTheirs)(document), is_private: 1 };
}

/** The drawings in the document as pictures of the caller's, by the ids that they have in it. */
async function adoptIcons(
  ports: Copying,
  caller: Caller,
  owner: string,
  document: HandoutDocument,
): Promise<ReadonlyMap<string, StoredImage>> {
  const placed = [...new Set(listPictures(document).map(({ image }) => image.id))];
  if (placed.length === 0) return new Map();
  const icons = (await ports.images.find(owner, placed)).filter(({ icon }) => icon !== null);
  await refuseFull(ports.images, caller, 0);
  const own = await Promise.all(
    icons.map(async (icon) => [icon.id, await adopt(ports, caller, icon)] as const),
  );
  return new Map(own);
}

/** The id is the one that taking the drawing from the library would give it. */
async function adopt(
  { images, imageFiles, clock, ids }: Copying,
  caller: Caller,
  theirs: StoredImage,
): Promise<StoredImage> {
  const id = ids.derived(caller.id, 'icon', theirs.icon?.id ?? '', theirs.icon?.color ?? '');
  const now = clock.now();
  const own: StoredImage = { ...theirs, id, created_at: now.toISOString(), unused_since: null };
  const drawing = await imageFiles.read(imageKey(theirs));
  if (!drawing) throw new Error(`${imageKey(theirs)} is missing`);
  await imageFiles.put(imageKey(own), drawing);
  await images.keep(caller.id, own, new Date(now.getTime() + FIRST_LOOK_MS).toISOString());
  return own;
}
