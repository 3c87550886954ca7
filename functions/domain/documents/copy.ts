import type { SaveReceipt } from '#shared/api/models.ts';
import { getKind, type HandoutDocument } from '#shared/document/document.ts';
import { createPictureMapper, listPictures } from '#shared/document/pictures.ts';
import type { ImageAttachment } from '#shared/vocabulary/image.ts';
import { LIMITS } from '#shared/vocabulary/limits.ts';
import { ApiError } from '../../errors/api-error.ts';
import type { StoredDocument } from '../../ports/documents.ts';
import type { Caller } from '../../ports/identity.ts';
import type { Ports } from '../../ports/ports.ts';
import type { ImageRecord } from '../../records/image.ts';
import { authorizeStored, toPresent } from '../access/policies.ts';
import { toImageKey, toThumbKey } from '../images/image-keys.ts';
import { CHECK_INTERVAL_MS, checkImageQuota } from '../images/images.ts';
import { createDocument, type SavePorts } from './save.ts';

type CopyPorts = SavePorts & Pick<Ports, 'images' | 'imageFiles'>;

/**
 * Copies a document with its answers: the saved version for the owner, the published one for everybody else.
 * Icons are copied too; uploads belong to their owner and are left out. The owner's copy is in the same folder.
 */
export async function copyDocument(
  ports: CopyPorts,
  caller: Caller,
  { id, key }: { id: string; key: string },
): Promise<SaveReceipt> {
  const found = await ports.documents.read(id);
  const present = found && { ...found, head: toPresent(found.head, ports.clock.now()) };
  const stored = authorizeStored(caller, 'copy', present);
  const isOwn = stored.head.owner === caller.id;
  const document = isOwn ? stored.document : await copyPublished(ports, caller, stored);
  const filename = `Copy of ${document.filename}`.slice(0, LIMITS.filenameCharacters).toWellFormed();
  const copy = { ...document, filename, copy_of_document_id: id };
  const folder = isOwn ? stored.head.folder : null;
  return createDocument(ports, caller, key, copy, { request: `copy ${id}`, folder });
}

/**
 * Returns the published revision with the caller's own icons, as public as it is: nobody has chosen "private", which
 * is premium, and until it is published only the caller can open the copy.
 */
async function copyPublished(
  ports: CopyPorts,
  caller: Caller,
  { head }: StoredDocument,
): Promise<HandoutDocument> {
  const { published } = head.publishing;
  const document =
    published && (await ports.documents.readRevision(head.id, published.revision, published.hash));
  if (!document) throw new ApiError('not_found');
  const adopted = await adoptIcons(ports, caller, head.owner, document);
  const toOwnIcon = (image: ImageAttachment): ImageAttachment | null => {
    const own = adopted.get(image.id);
    return own ? { ...image, id: own.id, thumb: toThumbKey(own) } : null;
  };
  return createPictureMapper(toOwnIcon)(getKind(document).removePersons?.(document) ?? document);
}

/** Adds the document's icons to the caller's pictures. Returns them by their ids in the document. */
async function adoptIcons(
  ports: CopyPorts,
  caller: Caller,
  owner: string,
  document: HandoutDocument,
): Promise<ReadonlyMap<string, ImageRecord>> {
  const placed = [...new Set(listPictures(document).map(({ image }) => image.id))];
  if (placed.length === 0) return new Map();
  const icons = (await ports.images.find(owner, placed)).filter(({ icon }) => icon !== null);
  await checkImageQuota(ports.images, caller, 0);
  const own = await Promise.all(
    icons.map(async (icon) => [icon.id, await adoptIcon(ports, caller, icon)] as const),
  );
  return new Map(own);
}

/** Adds an icon to the caller's pictures under the id that a download of the icon would give it. */
async function adoptIcon(
  { images, imageFiles, clock, ids }: CopyPorts,
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
