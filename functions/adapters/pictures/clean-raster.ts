import { createImageError } from '../../errors/image-error.ts';
import { MIDDLE_PX, type Picture } from '../../ports/images.ts';
import { openImage, readMetadata } from './sharp.ts';

const THUMB_PX = 640;
/** Quality that survives another encoding at print size. */
const JPEG_OPTIONS = { quality: 92, chromaSubsampling: '4:4:4' } as const;

export interface Raster extends Picture {
  readonly width: number;
  readonly height: number;
}

/**
 * Decodes and encodes a photograph: upright, in sRGB, without metadata. Throws when it is not of the given
 * type.
 */
export async function cleanRaster(body: Uint8Array, type: 'image/jpeg' | 'image/png'): Promise<Raster> {
  const { format, width, height } = await readMetadata(body);
  if (`image/${format}` !== type) throw createImageError('other');
  const decoded = openImage(body).autoOrient().toColourspace('srgb');
  const encoded = type === 'image/jpeg' ? decoded.jpeg(JPEG_OPTIONS) : decoded.png();
  const made = await encoded.toBuffer().catch(() => {
    throw createImageError('failed');
  });
  return { body: made, type, width, height };
}

/** Scales a picture so that its longer side is MIDDLE_PX; returns null when it is not larger. */
export async function createMiddle({ body, type, width, height }: Raster): Promise<Picture | null> {
  if (Math.max(width, height) <= MIDDLE_PX) return null;
  const small = openImage(body).resize({ width: MIDDLE_PX, height: MIDDLE_PX, fit: 'inside' });
  return { type, body: await (type === 'image/jpeg' ? small.jpeg(JPEG_OPTIONS) : small.png()).toBuffer() };
}

/** Creates a thumb of at most 640 px on each side. */
export async function createThumb(body: Uint8Array, density?: number): Promise<Picture> {
  const small = openImage(body, density).resize({
    width: THUMB_PX,
    height: THUMB_PX,
    fit: 'inside',
    withoutEnlargement: true,
  });
  const made = await small
    .webp({ quality: 82 })
    .toBuffer()
    .catch(() => {
      throw createImageError('failed');
    });
  return { body: made, type: 'image/webp' };
}
