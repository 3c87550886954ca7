import { parentPort } from 'node:worker_threads';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { comparePictures, decodePng, type PictureDifference, rasterisePage } from './compare-pictures.ts';
import type { PictureTask } from './picture-worker-client.ts';

/** Compares pictures beside the thread that drives the browsers. */
parentPort?.on('message', async ({ id, pdf, previews }: PictureTask & { id: number }) => {
  try {
    parentPort?.postMessage({ id, differences: await compareAll(pdf, previews) });
  } catch (error) {
    parentPort?.postMessage({ id, error: String(error) });
  }
});

async function compareAll(pdf: Uint8Array, previews: PictureTask['previews']): Promise<PictureDifference[]> {
  const document = await getDocument({ data: new Uint8Array(pdf), verbosity: 0 }).promise;
  const differences: PictureDifference[] = [];
  for (const [index, png] of previews.entries()) {
    if (png === null) continue;
    const preview = await decodePng(png);
    differences.push(
      comparePictures(preview, await rasterisePage(await document.getPage(index + 1), preview)),
    );
  }
  await document.loadingTask.destroy();
  return differences;
}
