import type { UploadedImage } from '#shared/api/models.ts';
import { recolourSvg } from '#shared/icons/recolour-svg.ts';
import { IMAGE_TYPES, type ImageType, LARGEST_UPLOAD } from '#shared/vocabulary/image.ts';
import { Refused } from '../../errors/api-error.ts';
import { refusedImage } from '../../errors/image-error.ts';
import type { Caller } from '../../ports/identity.ts';
import type { CleanPicture, Picture, UploadSlot } from '../../ports/images.ts';
import type { Ports } from '../../ports/ports.ts';
import type { StoredImage } from '../../records/image.ts';
import { type Spending, spend } from '../access/quotas.ts';
import { imageKey, middleKey, thumbKey, uploadKey } from './image-keys.ts';

/** What one person may keep. */
export const IMAGE_QUOTA = { count: 2_000, bytes: 2 * 1024 ** 3 };
/** When it is first looked at whether a document has a picture: long after its upload could wait in a draft. */
export const FIRST_LOOK_MS = 30 * 24 * 3600 * 1000;

type Taking = Pick<Ports, 'images' | 'imageFiles' | 'ids'>;
type Keeping = Taking & Pick<Ports, 'addresses' | 'clock'>;

interface Announced {
  readonly type: string;
  readonly bytes: number;
  readonly checksum: string;
}

/** A slot for a picture of that type and size; the same key and picture give a slot for the same upload. */
export async function requestUpload(
  ports: Taking & Spending,
  caller: Caller | null,
  key: string,
  file: Announced,
): Promise<UploadSlot & { id: string }> {
  if (!caller) throw new Refused('sign_up_first');
  if (!isImageType(file.type)) throw refusedImage('type');
  if (file.bytes > LARGEST_UPLOAD) throw refusedImage('size');
  const { images, imageFiles, ids } = ports;
  await refuseFull(images, caller, file.bytes);
  await spend(ports, caller, 'uploads');
  const id = ids.derived(caller.id, 'upload', key, file.checksum);
  return { id, ...(await imageFiles.slot(uploadKey(caller.id, id), file)) };
}

const isImageType = (type: string): type is ImageType => IMAGE_TYPES.some((known) => known === type);

export async function refuseFull(images: Ports['images'], { id }: Caller, more: number): Promise<void> {
  const { count, bytes } = await images.usage(id);
  if (count >= IMAGE_QUOTA.count || bytes + more > IMAGE_QUOTA.bytes) throw refusedImage('quota');
}

/** Checks what arrived and makes the picture of it, once; the same upload sent again is the same picture. */
export async function completeUpload(
  ports: Keeping & Pick<Ports, 'pictures'>,
  caller: Caller,
  upload: string,
): Promise<UploadedImage> {
  const id = ports.ids.derived(caller.id, 'image', upload);
  const [known] = await ports.images.find(caller.id, [id]);
  if (known) return imageOf(ports.addresses, known);
  const arrived = await ports.imageFiles.read(uploadKey(caller.id, upload));
  if (!arrived) throw new Refused('not_found', { problems: [{ where: 'image', message: MISSING }] });
  if (arrived.body.byteLength > LARGEST_UPLOAD) throw refusedImage('size');
  const clean = await ports.pictures.clean(arrived, id);
  await refuseFull(ports.images, caller, clean.body.byteLength);
  return keep(ports, caller, { id, clean, icon: null });
}
const MISSING = 'The image did not arrive. Please try again.';

/** A drawing of the library as a picture of the caller's, in that colour; each is made once. */
export async function downloadIcon(
  ports: Keeping & Pick<Ports, 'icons'>,
  caller: Caller,
  icon: { id: string; color: string | null },
): Promise<UploadedImage> {
  const id = ports.ids.derived(caller.id, 'icon', icon.id, icon.color ?? '');
  const [known] = await ports.images.find(caller.id, [id]);
  if (known) return imageOf(ports.addresses, known);
  const drawing = await ports.icons.drawing(icon.id);
  if (drawing === undefined) throw new Refused('not_found');
  await refuseFull(ports.images, caller, drawing.length);
  return keep(ports, caller, { id, clean: drawn(drawing, icon.color), icon });
}

/** The library's drawings are square, and small enough to be their own thumbs. */
function drawn(svg: string, color: string | null): CleanPicture {
  const body = new TextEncoder().encode(color ? recolourSvg(svg, color) : svg);
  const picture: Picture = { body, type: 'image/svg+xml' };
  return { ...picture, width: ICON_PX, height: ICON_PX, thumb: picture, middle: null };
}
const ICON_PX = 72;

interface Made {
  readonly id: string;
  readonly clean: CleanPicture;
  readonly icon: StoredImage['icon'];
}

/** The files first, so that a picture that is known can always be read. */
async function keep(ports: Keeping, caller: Caller, { id, clean, icon }: Made): Promise<UploadedImage> {
  const { images, imageFiles, clock, addresses } = ports;
  const now = clock.now().getTime();
  const image: StoredImage = {
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
    imageFiles.put(imageKey(image), clean),
    !icon && imageFiles.put(thumbKey(image), clean.thumb),
    clean.middle && imageFiles.put(middleKey(image), clean.middle),
  ]);
  await images.keep(caller.id, image, new Date(now + FIRST_LOOK_MS).toISOString());
  return imageOf(addresses, image);
}

/** The caller's pictures among these, with fresh addresses. */
export async function readImages(
  { images, addresses }: Pick<Ports, 'images' | 'addresses'>,
  caller: Caller,
  ids: readonly string[],
): Promise<{ images: UploadedImage[] }> {
  const found = await images.find(caller.id, [...new Set(ids)]);
  return { images: await Promise.all(found.map((image) => imageOf(addresses, image))) };
}

export async function imageOf(addresses: Ports['addresses'], image: StoredImage): Promise<UploadedImage> {
  const { id, type, width, height } = image;
  const [key, thumb] = [imageKey(image), thumbKey(image)];
  return {
    id,
    type,
    width,
    height,
    thumb,
    url: await addresses.of(key),
    thumb_url: await addresses.of(thumb),
  };
}
