import { cleanRaster, type Raster } from './clean-raster.ts';
import { runInThread } from './run-in-thread.ts';
import type { WrittenSvg } from './write-svg.ts';

const THUMB_PX = 640;
/** Dots per inch; librsvg's own unit is 96. */
const DENSITY = { usual: 96, most: 2400 };
/** The script of the thread is beside this file: as source, or in the package of a function. */
const THREAD = new URL(
  import.meta.url.includes('.ts') ? './svg-thread.ts' : './svg-thread.mjs',
  import.meta.url,
);

/**
 * Writes a new drawing from the allowed parts of an uploaded one, in a thread of its own. `scope` prefixes its ids, so
 * that two drawings on one page do not collide; `density` is the one at which its thumb is sharp. Throws when the
 * upload is no drawing, or takes too long.
 */
export async function cleanSvg(body: Uint8Array, scope: string): Promise<Raster & { density: number }> {
  const { pieces, pictures, width, height } = await runInThread<WrittenSvg>(THREAD, { body, scope });
  const addresses: string[] = [];
  for (const { body: sent, type } of pictures) {
    const { body: made } = await cleanRaster(sent, type);
    addresses.push(`data:${type};base64,${Buffer.from(made).toString('base64')}`);
  }
  const clean = pieces.map((piece, at) => piece + (addresses[at] ?? '')).join('');
  const density = Math.min(DENSITY.most, (DENSITY.usual * THUMB_PX) / Math.max(width, height));
  return { body: Buffer.from(clean), type: 'image/svg+xml', width, height, density: Math.max(1, density) };
}
