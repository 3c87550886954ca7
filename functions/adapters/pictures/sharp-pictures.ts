import { createImageError } from '../../errors/image-error.ts';
import type { Pictures } from '../../ports/images.ts';
import { cleanRaster, middleOf, thumbOf } from './clean-raster.ts';
import { cleanSvg } from './clean-svg.ts';
import { typeOf } from './sniff.ts';

/** Pictures by libvips, drawings by our own lists. */
export function sharpPictures(): Pictures {
  return {
    async clean({ body, type }, scope) {
      const found = typeOf(body);
      if (!found) throw createImageError('type');
      if (found !== type) throw createImageError('other');
      if (found === 'image/svg+xml') {
        const { density, ...drawing } = await cleanSvg(body, scope);
        return { ...drawing, thumb: await thumbOf(drawing.body, density), middle: null };
      }
      const raster = await cleanRaster(body, found as 'image/jpeg' | 'image/png');
      return { ...raster, thumb: await thumbOf(raster.body), middle: await middleOf(raster) };
    },
  };
}
