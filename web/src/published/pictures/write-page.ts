import { openPdf } from '../pdf/pdf.ts';
import { type PageImage, writePageSvg } from './page-to-svg.ts';
import { withDensity } from './png-density.ts';

const DOTS_PER_INCH = 300;
const POINTS_PER_INCH = 72;

export type PictureFormat = 'png' | 'svg';

async function toBlob(canvas: HTMLCanvasElement): Promise<Blob> {
  const { promise, resolve } = Promise.withResolvers<Blob | null>();
  canvas.toBlob(resolve, 'image/png');
  const blob = await promise;
  if (!blob) throw new Error('The browser could not draw the page.');
  return blob;
}

async function writePng(pdf: Blob, number: number): Promise<Blob> {
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

/** How many bytes a pixel has, by the kinds of pictures of pdf.js that are bytes. */
const RGB = 2;

/** Draws a picture of the PDF on a canvas; returns its address as data. */
function toPng({ width, height, bitmap, data, kind }: PageImage): string {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  if (bitmap) context?.drawImage(bitmap, 0, 0);
  else if (data) {
    const dots = new ImageData(width, height);
    const step = kind === RGB ? 3 : 4;
    for (let at = 0; at < width * height; at++) {
      dots.data.set(data.subarray(at * step, at * step + step), at * 4);
      if (step === 3) dots.data[at * 4 + 3] = 255;
    }
    context?.putImageData(dots, 0, 0);
  }
  return canvas.toDataURL('image/png');
}

async function writeSvg(pdf: Blob, number: number, label: string): Promise<Blob> {
  const opened = await openPdf(new Uint8Array(await pdf.arrayBuffer()), { hasOutlines: true });
  try {
    const svg = await writePageSvg(await opened.page(number), label, toPng);
    return new Blob([svg], { type: 'image/svg+xml' });
  } finally {
    await opened.close();
  }
}

/**
 * Makes a picture of a page of a PDF, from 1: of 300 dots an inch, or as outlines. Throws `UndrawablePage` where outlines
 * would not look as the page does.
 */
export const writePage = (
  format: PictureFormat,
  pdf: Blob,
  { number, label }: { number: number; label: string },
): Promise<Blob> => (format === 'png' ? writePng(pdf, number) : writeSvg(pdf, number, label));
