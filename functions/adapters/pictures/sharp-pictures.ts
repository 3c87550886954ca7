import { createImageError } from '../../errors/image-error.ts';
import type { Pictures } from '../../ports/images.ts';
import { cleanRaster, createMiddle, createThumb } from './clean-raster.ts';
import { cleanSvg } from './clean-svg.ts';
import { detectType } from './sniff.ts';

/** Creates the port over libvips for photographs and our own allow-list for drawings. */
export function createSharpPictures(): Pictures {
  return {
    async clean({ body, type }, scope) {
      const found = detectType(body);
      if (!found) throw createImageError('type');
      if (found !== type) throw createImageError('other');
      if (found === 'image/svg+xml') {
        const { density, ...drawing } = await cleanSvg(body, scope);
        return { ...drawing, thumb: await createThumb(drawing.body, density), middle: null };
      }
      const raster = await cleanRaster(body, found as 'image/jpeg' | 'image/png');
      return { ...raster, thumb: await createThumb(raster.body), middle: await createMiddle(raster) };
    },
  };
}
