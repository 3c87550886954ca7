import { openPdf } from '../pdf/pdf.ts';
import { withDensity } from './png-density.ts';

const DOTS_PER_INCH = 300;
const POINTS_PER_INCH = 72;

async function toBlob(canvas: HTMLCanvasElement): Promise<Blob> {
  const { promise, resolve } = Promise.withResolvers<Blob | null>();
  canvas.toBlob(resolve, 'image/png');
  const blob = await promise;
  if (!blob) throw new Error('The browser could not draw the page.');
  return blob;
}

/** Makes a picture of a page of a PDF, from 1, with 300 dots to an inch. */
export async function writePage(pdf: Blob, number: number): Promise<Blob> {
  const opened = await openPdf(new Uint8Array(await pdf.arrayBuffer()));
  try {
    const page = await opened.page(number);
    const viewport = page.getViewport({ scale: DOTS_PER_INCH / POINTS_PER_INCH });
    const canvas = document.createElement('canvas');
    canvas.width = Math.round(viewport.width);
    canvas.height = Math.round(viewport.height);
    await page.render({ canvas, viewport, intent: 'print' }).promise;
    const drawn = await toBlob(canvas);
    const bytes = withDensity(new Uint8Array(await drawn.arrayBuffer()), DOTS_PER_INCH);
    return new Blob([bytes], { type: 'image/png' });
  } finally {
    await opened.close();
  }
}
