import type { UploadedImage } from '#shared/api/models.ts';
import { drawIcon, type IconLook, nameLook } from '#shared/icons/draw-icon.ts';
import { IMAGE_TYPES, type ImageType, LARGEST_UPLOAD } from '#shared/vocabulary/image-types.ts';
import { ApiError } from '../../errors/api-error.ts';
import { createImageError } from '../../errors/image-error.ts';
import type { Caller } from '../../ports/identity.ts';
import type { CleanPicture, Picture, UploadSlot } from '../../ports/images.ts';
import type { Ports } from '../../ports/ports.ts';
import type { ImageRecord } from '../../records/image.ts';
import { consumeQuota, type QuotaPorts } from '../access/quotas.ts';
import { bestEffort } from '../reliability/best-effort.ts';
import { toImageKey, toMiddleKey, toThumbKey, toUploadKey } from './image-keys.ts';

/** The room for pictures in an account. */
export const IMAGE_QUOTA = { count: 2_000, bytes: 2 * 1024 ** 3 };
/**
 * Time between two checks whether a document uses the picture. It is longer than an upload waits in a draft.
 */
export const CHECK_INTERVAL_MS = 30 * 24 * 3600 * 1000;

type UploadPorts = Pick<Ports, 'images' | 'uploads' | 'ids'>;
type ImagePorts = Pick<Ports, 'images' | 'imageFiles' | 'ids'> & Pick<Ports, 'fileUrls' | 'clock'>;

interface UploadRequest {
  readonly type: string;
  readonly bytes: number;
  readonly checksum: string;
}

/**
 * Creates an upload slot. The same key and picture give a slot for the same upload. Throws when the caller is
 * not signed in, the file is no picture for us, or the account is full.
 */
export async function requestUpload(
  ports: UploadPorts & QuotaPorts,
  caller: Caller | null,
  key: string,
  file: UploadRequest,
): Promise<UploadSlot & { id: string }> {
  if (!caller) throw new ApiError('sign_up_first');
  if (!isImageType(file.type)) throw createImageError('type');
  if (file.bytes > LARGEST_UPLOAD) throw createImageError('size');
  const { images, uploads, ids } = ports;
  await checkImageQuota(images, caller, file.bytes);
  await consumeQuota(ports, caller, 'uploads', { bytes: file.bytes });
  const id = ids.derive(caller.id, 'upload', key, file.checksum);
  return { id, ...(await uploads.createSlot(toUploadKey(caller.id, id), file)) };
}

const isImageType = (type: string): type is ImageType => IMAGE_TYPES.some((known) => known === type);

export async function checkImageQuota(images: Ports['images'], { id }: Caller, more: number): Promise<void> {
  const { count, bytes } = await images.measureUsage(id);
  if (count >= IMAGE_QUOTA.count || bytes + more > IMAGE_QUOTA.bytes) throw createImageError('quota');
}

type CompletePorts = ImagePorts & QuotaPorts & Pick<Ports, 'uploads' | 'pictures' | 'monitor'>;

/** Uploads that are being cleaned, by the picture's id. */
const running = new Map<string, Promise<UploadedImage>>();

/**
 * Cleans an upload, stores its picture and removes the original; a repeated request returns the same picture, and one that comes meanwhile
 * waits for it. Throws `not_found` when no file arrived.
 */
export async function completeUpload(
  ports: CompletePorts,
  caller: Caller,
  upload: string,
): Promise<UploadedImage> {
  const id = ports.ids.derive(caller.id, 'image', upload);
  const started = running.get(id);
  if (started) return started;
  const done = cleanUpload(ports, caller, { id, upload }).finally(() => running.delete(id));
  running.set(id, done);
  return done;
}

async function cleanUpload(
  ports: CompletePorts,
  caller: Caller,
  { id, upload }: { id: string; upload: string },
): Promise<UploadedImage> {
  const key = toUploadKey(caller.id, upload);
  // The original has the places and dates of a photograph, and is no use once its picture is stored.
  const removeOriginal = () => bestEffort(ports, 'remove upload', ports.uploads.remove(key));
  const [known] = await ports.images.find(caller.id, [id]);
  if (known) {
    await removeOriginal();
    return toUploadedImage(ports.fileUrls, known);
  }
  const arrived = await ports.uploads.read(key);
  if (!arrived) return findCompleted(ports, caller, id);
  if (arrived.body.byteLength > LARGEST_UPLOAD) throw createImageError('size');
  // A file that is refused may be sent to the cleaner again and again.
  await consumeQuota(ports, caller, 'completions');
  const clean = await ports.pictures.clean(arrived, id);
  await checkImageQuota(ports.images, caller, clean.body.byteLength);
  const stored = await storeImage(ports, caller, { id, clean, icon: null });
  await removeOriginal();
  return stored;
}

/** Returns the picture that another process has made of an upload meanwhile. Throws `not_found` where none did. */
async function findCompleted(
  { images, fileUrls }: CompletePorts,
  caller: Caller,
  id: string,
): Promise<UploadedImage> {
  const [made] = await images.find(caller.id, [id]);
  if (!made) throw new ApiError('not_found', { problems: [{ where: 'image', message: MISSING }] });
  return toUploadedImage(fileUrls, made);
}
const MISSING = 'The image did not arrive. Please try again.';

/** Adds an icon, drawn like that, to the caller's pictures, once. */
export async function downloadIcon(
  ports: ImagePorts & Pick<Ports, 'icons'>,
  caller: Caller,
  icon: IconLook & { id: string },
): Promise<UploadedImage> {
  const look = nameLook(icon);
  const id = ports.ids.derive(caller.id, 'icon', icon.id, look);
  const [known] = await ports.images.find(caller.id, [id]);
  if (known) return toUploadedImage(ports.fileUrls, known);
  const drawing = await ports.icons.readSvg(icon.id);
  if (drawing === undefined) throw new ApiError('not_found');
  await checkImageQuota(ports.images, caller, drawing.length);
  const clean = toCleanPicture(drawIcon(drawing, icon));
  return storeImage(ports, caller, { id, clean, icon: { id: icon.id, color: look || null } });
}

/** Icons are square, and small enough to be their own thumbs. */
function toCleanPicture(svg: string): CleanPicture {
  const body = new TextEncoder().encode(svg);
  const picture: Picture = { body, type: 'image/svg+xml' };
  return { ...picture, width: ICON_PX, height: ICON_PX, thumb: picture, middle: null };
}
const ICON_PX = 72;

interface NewImage {
  readonly id: string;
  readonly clean: CleanPicture;
  readonly icon: ImageRecord['icon'];
}

/** Stores the files, then the record, so that every known picture can be read. */
async function storeImage(
  ports: ImagePorts,
  caller: Caller,
  { id, clean, icon }: NewImage,
): Promise<UploadedImage> {
  const { images, imageFiles, clock, fileUrls } = ports;
  const now = clock.now().getTime();
  const image: ImageRecord = {
    id,
    type: clean.type as ImageType,
    width: Math.max(1, Math.round(clean.width)),
    height: Math.max(1, Math.round(clean.height)),
    bytes: clean.body.byteLength + (clean.middle?.body.byteLength ?? 0),
    has_middle: clean.middle !== null,
    created_at: new Date(now).toISOString(),
    icon,
    unused_since: null,
  };
  await Promise.all([
    imageFiles.put(toImageKey(image), clean),
    !icon && imageFiles.put(toThumbKey(image), clean.thumb),
    clean.middle && imageFiles.put(toMiddleKey(image), clean.middle),
  ]);
  await images.add(caller.id, image, new Date(now + CHECK_INTERVAL_MS).toISOString());
  return toUploadedImage(fileUrls, image);
}

/** Returns the caller's pictures among these ids, with fresh URLs. */
export async function readImages(
  { images, fileUrls }: Pick<Ports, 'images' | 'fileUrls'>,
  caller: Caller,
  ids: readonly string[],
): Promise<{ images: UploadedImage[] }> {
  const found = await images.find(caller.id, [...new Set(ids)]);
  return { images: await Promise.all(found.map((image) => toUploadedImage(fileUrls, image))) };
}

export async function toUploadedImage(
  fileUrls: Ports['fileUrls'],
  image: ImageRecord,
): Promise<UploadedImage> {
  const { id, type, width, height } = image;
  const [key, thumb] = [toImageKey(image), toThumbKey(image)];
  return {
    id,
    type,
    width,
    height,
    thumb,
    url: await fileUrls.sign(key),
    thumb_url: await fileUrls.sign(thumb),
  };
}
