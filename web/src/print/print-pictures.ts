/**
 * Makes pictures as small as their print needs. A photograph has at most 300 dots an inch at its largest
 * place, as JPEG, which a PDF embeds unchanged; a drawing stays a drawing. Only the page knows how large
 * pictures are drawn.
 */

const DOTS_PER_INCH = 300;
const PX_PER_INCH = 96;
/** Looks like the original on paper. */
const JPEG = { type: 'image/jpeg', quality: 0.86 };
const PNG = { type: 'image/png' };

/** A picture under `/images/`. */
export interface PrintPicture {
  readonly id: string;
  /** The media type of the picture. */
  readonly type: string;
}

/** Measures the greatest width of each picture in CSS px, by its id. */
export function measurePictureWidths(root: ParentNode): Map<string, number> {
  const widths = new Map<string, number>();
  for (const box of root.querySelectorAll<HTMLElement>('[data-picture]')) {
    const { picture = '' } = box.dataset;
    // The width is measured without the turn that the picture has on the paper.
    widths.set(picture, Math.max(widths.get(picture) ?? 0, box.offsetWidth));
  }
  return widths;
}

/** The media type of what is drawn in lines, as sharp at any size. */
export const DRAWING = 'image/svg+xml';

const createUnreadableError = (id: string): Error => new Error(`The picture ${id} cannot be read`);

/** Waits until the picture can be drawn; rejects with the id of a drawing that cannot be read. */
export async function waitUntilDecoded(image: HTMLImageElement): Promise<void> {
  await image.decode().catch((error: Error) => {
    // An emoji newer than the library is printed in the letters of a font.
    if (image.matches('.emoji')) return;
    const [, id] = /\/images\/([\w-]+)/.exec(image.src) ?? [];
    throw id === undefined ? error : createUnreadableError(id);
  });
}

/** Returns the addresses of a batch's drawings, by their ids. */
export const mapDrawingAddresses = (drawings: readonly PrintPicture[], batch: number): Map<string, string> =>
  new Map(drawings.map(({ id }) => [id, `/images/${id}?batch=${batch}`]));

/** Creates the address of a photograph that prints `width` CSS px wide: the original, or a smaller copy. */
export async function createPhotoAddress(
  { id, type }: PrintPicture,
  width: number,
  batch: number,
): Promise<string> {
  const most = Math.max(1, Math.ceil((width / PX_PER_INCH) * DOTS_PER_INCH));
  // The batch is part of the address, because browsers cache by address and another document may use the id
  // for another picture.
  const address = `/images/${id}?pixels=${most}&batch=${batch}`;
  const original = new Image();
  original.src = address;
  await waitUntilLoaded(original, id);
  const { naturalWidth, naturalHeight } = original;
  if (type === 'image/jpeg' && naturalWidth <= most) return address;
  const scale = Math.min(1, most / naturalWidth);
  const made = await encodeResized(
    original,
    Math.round(naturalWidth * scale),
    Math.round(naturalHeight * scale),
    type,
  );
  return URL.createObjectURL(made);
}

/** Waits for the file's header only: nothing is decoded until it is drawn. */
function waitUntilLoaded(image: HTMLImageElement, id: string): Promise<void> {
  return new Promise((resolve, reject) => {
    image.onload = () => resolve();
    image.onerror = () => reject(createUnreadableError(id));
  });
}

async function encodeResized(
  original: HTMLImageElement,
  width: number,
  height: number,
  type: string,
): Promise<Blob> {
  const size = { resizeWidth: Math.max(1, width), resizeHeight: Math.max(1, height) };
  const bitmap = await createImageBitmap(original, { ...size, resizeQuality: 'high' });
  const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('There is no canvas');
  context.drawImage(bitmap, 0, 0);
  bitmap.close();
  if (type === JPEG.type) return canvas.convertToBlob(JPEG);
  const png = await canvas.convertToBlob(PNG);
  if (!isOpaque(context)) return png;
  // A photograph in a PNG is far larger than as JPEG, a drawing with flat colours is not.
  const jpeg = await canvas.convertToBlob(JPEG);
  return jpeg.size * 2 < png.size ? jpeg : png;
}

function isOpaque(context: OffscreenCanvasRenderingContext2D): boolean {
  const { data } = context.getImageData(0, 0, context.canvas.width, context.canvas.height);
  for (let at = 3; at < data.length; at += 4) if (data[at] !== 255) return false;
  return true;
}
