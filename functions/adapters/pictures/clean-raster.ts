import { createImageError } from '../../errors/image-error.ts';
import { MIDDLE_PX, type Picture } from '../../ports/images.ts';
import { factsOf, open } from './sharp.ts';

const THUMB_PX = 640;
/** Good to print once more at 300 dots an inch; what it costs is taken off when it is made to its size. */
const KEPT = { quality: 92, chromaSubsampling: '4:4:4' } as const;

export interface Raster extends Picture {
  readonly width: number;
  readonly height: number;
}

/** A photograph decoded and encoded anew: upright, in sRGB, without anything that is not its pixels. */
export async function cleanRaster(body: Uint8Array, type: 'image/jpeg' | 'image/png'): Promise<Raster> {
  const { format, width, height } = await factsOf(body);
  if (`image/${format}` !== type) throw createImageError('other');
  const decoded = open(body).autoOrient().toColourspace('srgb');
  const encoded = type === 'image/jpeg' ? decoded.jpeg(KEPT) : decoded.png();
  const made = await encoded.toBuffer().catch(() => {
    throw createImageError('failed');
  });
  return { body: made, type, width, height };
}

/** The picture with at most `MIDDLE_PX` on its longer side; null where it has no more. */
export async function middleOf({ body, type, width, height }: Raster): Promise<Picture | null> {
  if (Math.max(width, height) <= MIDDLE_PX) return null;
  const small = open(body).resize({ width: MIDDLE_PX, height: MIDDLE_PX, fit: 'inside' });
  return { type, body: await (type === 'image/jpeg' ? small.jpeg(KEPT) : small.png()).toBuffer() };
}

/** What a list or an editor shows of a picture: at most 640 px wide or high. */
export async function thumbOf(body: Uint8Array, density?: number): Promise<Picture> {
  const small = open(body, density).resize({
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
