import sharp, { type Sharp } from 'sharp';
import { createImageError } from '../../errors/image-error.ts';

/** A picture larger than this is not decoded, whatever its file says. */
const MOST_PIXELS = 25_000_000;
/** Seconds that one picture may take. */
const TIME = 10;

// Nothing is kept between two people's pictures.
sharp.cache(false);
// The files that we take and those that we make; no other loader ever sees a stranger's bytes.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadSvg', 'VipsForeignLoadWebp'],
});

/** A picture of which nothing is decoded yet; `density` is for drawings, in dots an inch. */
export const open = (body: Uint8Array, density?: number): Sharp =>
  sharp(body, {
    limitInputPixels: MOST_PIXELS,
    failOn: 'error',
    sequentialRead: true,
    ...(density && { density }),
  }).timeout({ seconds: TIME });

/** Longer side over shorter side; beyond it a picture is a hair, and its thumb no picture at all. */
const THINNEST = 100;

export function refuseThin(width: number, height: number): void {
  if (Math.max(width / height, height / width) > THINNEST) throw createImageError('thin');
}

export interface Facts {
  readonly format: string;
  /** As it is looked at: turned as its camera was held. */
  readonly width: number;
  readonly height: number;
}

/** What the file's head says. Refuses what is none, has too many pixels, or is a hundred times as long as wide. */
export async function factsOf(body: Uint8Array): Promise<Facts> {
  // Nothing is decoded for it, so that the limit can be told apart from other faults.
  const head = sharp(body, { limitInputPixels: false });
  const { format, autoOrient } = await head.metadata().catch(() => {
    throw createImageError('failed');
  });
  const { width, height } = autoOrient;
  if (width * height > MOST_PIXELS) throw createImageError('pixels');
  refuseThin(width, height);
  return { format, width, height };
}
