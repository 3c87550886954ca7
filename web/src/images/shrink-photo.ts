import { LARGEST_UPLOAD, MOST_PIXELS } from '#shared/vocabulary/image-types.ts';

/** The most that may be sent. */
const LIMITS = { bytes: LARGEST_UPLOAD, pixels: MOST_PIXELS };

/** The longest side of what is made smaller, in px: all of a sheet with 300 dots to an inch, and more. */
const LONGEST = 3600;
/** The quality of JPEG, and by how much a picture is made smaller until it is no larger than may be sent. */
const [QUALITY, STEP] = [0.88, 0.8];
/** Below that length of a side, in px, a file has another reason to be large. */
const SHORTEST = 16;

/**
 * Makes a photo smaller that is larger than may be sent, as phones take them; upright as it was taken. Returns the file itself
 * where it may be sent, or cannot be read as a photo.
 */
export async function shrinkPhoto(file: Blob, limits = LIMITS): Promise<Blob> {
  if (file.type !== 'image/jpeg' && file.type !== 'image/png') return file;
  try {
    const { width, height } = await readSize(file);
    if (file.size <= limits.bytes && width * height <= limits.pixels) return file;
    return (await writeSmaller(file, { width, height }, limits)) ?? file;
  } catch {
    return file;
  }
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Reads the size of a picture as it is seen: a photo that was taken upright is higher than wide. */
async function readSize(file: Blob): Promise<Size> {
  const address = URL.createObjectURL(file);
  const picture = new Image();
  picture.src = address;
  try {
    await new Promise((resolve, reject) => Object.assign(picture, { onload: resolve, onerror: reject }));
    return { width: picture.naturalWidth, height: picture.naturalHeight };
  } finally {
    URL.revokeObjectURL(address);
  }
}

/** Writes the photo as large as it may be; null where it is too large however small it is. */
async function writeSmaller(
  file: Blob,
  { width, height }: Size,
  limits: typeof LIMITS,
): Promise<Blob | null> {
  const most = Math.min(1, LONGEST / Math.max(width, height), Math.sqrt(limits.pixels / (width * height)));
  // Decoded and scaled apart from the page, which goes on meanwhile.
  const scaled = { resizeWidth: toSide(width * most), resizeHeight: toSide(height * most) };
  const photo = await createImageBitmap(file, {
    imageOrientation: 'from-image',
    resizeQuality: 'high',
    ...scaled,
  });
  const type = file.type === 'image/png' && isSeenThrough(photo) ? 'image/png' : 'image/jpeg';
  for (let scale = 1; photo.width * scale > SHORTEST; scale *= STEP) {
    const written = await draw(photo, scale).convertToBlob({ type, quality: QUALITY });
    if (written.size <= limits.bytes) return written;
  }
  return null;
}

const toSide = (length: number): number => Math.max(1, Math.floor(length));

function draw(photo: ImageBitmap, scale: number): OffscreenCanvas {
  const canvas = new OffscreenCanvas(toSide(photo.width * scale), toSide(photo.height * scale));
  canvas.getContext('2d')?.drawImage(photo, 0, 0, canvas.width, canvas.height);
  return canvas;
}

/** The side in px of the small copy in which clear places are looked for. */
const SAMPLE = 64;

/** Tells whether a picture has clear places, which JPEG would fill. */
function isSeenThrough(photo: ImageBitmap): boolean {
  const canvas = new OffscreenCanvas(SAMPLE, SAMPLE);
  const drawing = canvas.getContext('2d');
  drawing?.drawImage(photo, 0, 0, SAMPLE, SAMPLE);
  const { data } = drawing?.getImageData(0, 0, SAMPLE, SAMPLE) ?? { data: [] };
  return data.some((value, at) => at % 4 === 3 && value < 255);
}
