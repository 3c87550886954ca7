/**
 * Pictures as small as they print: a photograph has at most 300 dots an inch where it stands largest, as JPEG,
 * which goes into a PDF as it is; a drawing stays a drawing. Only the page knows how large they stand.
 */

const DOTS_PER_INCH = 300;
const PX_PER_INCH = 96;
/** Looks like the original on paper. */
const JPEG = { type: 'image/jpeg', quality: 0.86 };
const PNG = { type: 'image/png' };

/** A picture under `/images/`. */
export interface PrintPicture {
  readonly id: string;
  /** Its media type. */
  readonly type: string;
}

/** How wide each picture stands at most, in CSS px, by its id. */
export function measurePictureWidths(root: ParentNode): Map<string, number> {
  const widths = new Map<string, number>();
  for (const box of root.querySelectorAll<HTMLElement>('[data-picture]')) {
    const { picture = '' } = box.dataset;
    // Without the turn that it has on the paper.
    widths.set(picture, Math.max(widths.get(picture) ?? 0, box.offsetWidth));
  }
  return widths;
}

/** The media type of what is drawn in lines, as sharp at any size. */
export const DRAWING = 'image/svg+xml';

const createUnreadableError = (id: string): Error => new Error(`The picture ${id} cannot be read`);

/** Waits until it can be drawn; rejects with which drawing cannot, as its address says. */
export async function waitUntilDecoded(image: HTMLImageElement): Promise<void> {
  await image.decode().catch((error: Error) => {
    const [, id] = /\/images\/([\w-]+)/.exec(image.src) ?? [];
    throw id === undefined ? error : createUnreadableError(id);
  });
}

/** Where the drawings of that batch are found, by their ids. */
export const mapDrawingAddresses = (drawings: readonly PrintPicture[], batch: number): Map<string, string> =>
  new Map(drawings.map(({ id }) => [id, `/images/${id}?batch=${batch}`]));

/** Where the photograph of that batch is found that is to print `width` CSS px wide: as it came, or made smaller. */
export async function createPhotoAddress(
  { id, type }: PrintPicture,
  width: number,
  batch: number,
): Promise<string> {
  const most = Math.max(1, Math.ceil((width / PX_PER_INCH) * DOTS_PER_INCH));
  // A browser keeps what it has by its address, and another document may use the id for another picture.
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

/** Its head is enough: nothing is decoded until it is drawn. */
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
