import { clampTo, defineRange } from '#shared/range.ts';
import { INLINE_IMAGE_SIZE } from '#shared/vocabulary/image-sizes.ts';

/** Stored in px, shown in inches: 48 to 200 px are 0.5 to 2.0 in. */
export const INCHES = defineRange({ min: 0.5, max: 2, step: 0.05, initial: 1, unit: 'in' });
export const PX_PER_INCH = 96;

export const toImageInches = (px: number): number =>
  clampTo(INCHES, Math.round((px / PX_PER_INCH) * 100) / 100);

export const toImagePx = (inches: number): number =>
  inches >= INCHES.max ? INLINE_IMAGE_SIZE.max : Math.round(inches * PX_PER_INCH);
