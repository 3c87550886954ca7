import { getShownSize } from '#shared/items/parts/read-picture.ts';
import { getPictureHeight } from '#shared/paper/sheet/place-sticker.ts';
import type { PictureFile } from '#shared/questions/source/picture-files.ts';
import type { ImageAttachment } from '#shared/vocabulary/image.ts';
import { NO_CROP } from '#shared/vocabulary/picture-rules.ts';

/** The width of the drawing, in px: it is sharp at the width of a page. */
const DRAWN_WIDTH = 800;
/** The longest side in px that every browser draws. */
const MOST_SIDE = 4_096;
const QUALITY = 0.92;

async function load({ bytes, type }: PictureFile): Promise<HTMLImageElement> {
  const picture = new Image();
  picture.src = `data:${type};base64,${btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))}`;
  await picture.decode();
  return picture;
}

/** A turned picture has corners without colour, which only a PNG can hold. */
const chooseType = ({ type }: PictureFile, { rotation }: ImageAttachment): 'image/jpeg' | 'image/png' =>
  type === 'image/jpeg' && rotation % 90 === 0 ? 'image/jpeg' : 'image/png';

/** Draws a picture into dots as the sheet shows it: cropped, flipped, then turned about its middle, in the proportions it has there. */
export async function drawAsShown(file: PictureFile, image: ImageAttachment): Promise<PictureFile> {
  const own = { width: image.width, height: getPictureHeight(image) };
  const shown = getShownSize(image);
  const taken = { width: shown.width, height: shown.width / shown.ratio };
  const { left, top, right, bottom } = image.crop ?? NO_CROP;
  const kept = { width: 1 - left - right, height: 1 - top - bottom };
  const wanted = (file.type === 'image/svg+xml' ? DRAWN_WIDTH : file.width * kept.width) / own.width;
  const scale = Math.min(wanted, MOST_SIDE / Math.max(taken.width, taken.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(taken.width * scale));
  canvas.height = Math.max(1, Math.round(taken.height * scale));
  const context = canvas.getContext('2d');
  if (!context) throw new Error('The browser has no canvas');
  context.translate(canvas.width / 2, canvas.height / 2);
  context.rotate((image.rotation * Math.PI) / 180);
  context.scale(image.flip_x ? -1 : 1, image.flip_y ? -1 : 1);
  const [width, height] = [own.width * scale, own.height * scale];
  context.beginPath();
  context.rect(-width / 2, -height / 2, width, height);
  context.clip();
  const whole = { width: width / kept.width, height: height / kept.height };
  const corner = { x: -width / 2 - left * whole.width, y: -height / 2 - top * whole.height };
  context.drawImage(await load(file), corner.x, corner.y, whole.width, whole.height);
  const type = chooseType(file, image);
  const { promise, resolve } = Promise.withResolvers<Blob | null>();
  canvas.toBlob(resolve, type, QUALITY);
  const bytes = await (await promise)?.bytes();
  if (!bytes) throw new Error('The picture cannot be drawn');
  return { ...file, bytes, type, width: canvas.width, height: canvas.height };
}
