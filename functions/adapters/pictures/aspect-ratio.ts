import { createImageError } from '../../errors/image-error.ts';

/** Longer side over shorter side. A thumb of a thinner picture would show nothing. */
const MAX_ASPECT_RATIO = 100;

/** Throws for a picture whose longer side is more than a hundred times the shorter one. */
export function checkAspectRatio(width: number, height: number): void {
  if (Math.max(width / height, height / width) > MAX_ASPECT_RATIO) throw createImageError('thin');
}
