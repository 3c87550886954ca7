import sharp, { type Sharp } from 'sharp';
import { MOST_PIXELS } from '#shared/vocabulary/image-types.ts';
import { createImageError } from '../../errors/image-error.ts';
import { checkAspectRatio } from './aspect-ratio.ts';

const TIMEOUT_SECONDS = 10;

// No cache is shared between the pictures of two users.
sharp.cache(false);
// Only the formats that we accept or create have a loader.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadSvg', 'VipsForeignLoadWebp'],
});

/** Opens a picture without decoding it; `density` is for drawings, in dots per inch. */
export const openImage = (body: Uint8Array, density?: number): Sharp =>
  sharp(body, {
    limitInputPixels: MOST_PIXELS,
    failOn: 'error',
    sequentialRead: true,
    ...(density && { density }),
  }).timeout({ seconds: TIMEOUT_SECONDS });

export interface Facts {
  readonly format: string;
  /** The width after rotation by the camera's orientation. */
  readonly width: number;
  readonly height: number;
}

/** Reads the metadata of a file. Throws when it is no picture, has too many pixels, or is too thin. */
export async function readMetadata(body: Uint8Array): Promise<Facts> {
  // There is no limit here, so that too many pixels get their own error; nothing is decoded yet.
  const head = sharp(body, { limitInputPixels: false });
  const { format, autoOrient } = await head.metadata().catch(() => {
    throw createImageError('failed');
  });
  const { width, height } = autoOrient;
  if (width * height > MOST_PIXELS) throw createImageError('pixels');
  checkAspectRatio(width, height);
  return { format, width, height };
}
