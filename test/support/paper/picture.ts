import { createCanvas, loadImage } from '@napi-rs/canvas';
import type { PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import pixelmatch from 'pixelmatch';

export interface Picture {
  readonly width: number;
  readonly height: number;
  /** Red, green, blue and opacity of each pixel, row by row. */
  readonly data: Uint8ClampedArray;
}

export interface PictureDifference {
  /** Of all pixels, those that differ. */
  readonly share: number;
  /** Those of the tile that has most of them, and its upper left corner; in pixels. */
  readonly worst: { readonly pixels: number; readonly x: number; readonly y: number };
}

/** Of all pixels of a page, and in px of the 1,024 of a tile: one lost or shifted word is beyond it. */
const BOUND = { share: 0.003, pixels: 24 } as const;

export const isBeyond = ({ share, worst }: PictureDifference): boolean =>
  share > BOUND.share || worst.pixels > BOUND.pixels;

/** A pixel for each third of a px. */
const PER_POINT = (3 * 96) / 72;
const TILE = 32;
/** What pixelmatch takes for the same colour. */
const THRESHOLD = 0.1;

/** A page of a PDF at 288 dpi, drawn by pdf.js on the same drawing library that Chromium has. */
export async function rasterise(
  page: PDFPageProxy,
  { width, height }: Omit<Picture, 'data'>,
): Promise<Picture> {
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  context.fillStyle = '#fff';
  context.fillRect(0, 0, width, height);
  await page.render({
    canvas: canvas as unknown as HTMLCanvasElement,
    canvasContext: context as unknown as CanvasRenderingContext2D,
    viewport: page.getViewport({ scale: PER_POINT }),
  }).promise;
  return { width, height, data: context.getImageData(0, 0, width, height).data };
}

export async function decodePng(png: Uint8Array): Promise<Picture> {
  const image = await loadImage(Buffer.from(png));
  const { width, height } = image;
  const context = createCanvas(width, height).getContext('2d');
  context.drawImage(image, 0, 0);
  return { width, height, data: context.getImageData(0, 0, width, height).data };
}

/** How far two pictures of one size are from another. */
export function compare(a: Picture, b: Picture): PictureDifference {
  const { width, height } = a;
  const mask = new Uint8ClampedArray(width * height * 4);
  const differing = pixelmatch(a.data, b.data, mask, width, height, { threshold: THRESHOLD, diffMask: true });
  return { share: differing / (width * height), worst: differing === 0 ? NONE : worstTile(mask, width) };
}
const NONE = { pixels: 0, x: 0, y: 0 };

function worstTile(mask: Uint8ClampedArray, width: number): PictureDifference['worst'] {
  const across = Math.ceil(width / TILE);
  const tiles: number[] = [];
  const pixels = new Uint32Array(mask.buffer);
  // The mask holds red for what differs and nothing elsewhere.
  for (let at = pixels.indexOf(RED); at !== -1; at = pixels.indexOf(RED, at + 1)) {
    const tile = Math.floor(Math.floor(at / width) / TILE) * across + Math.floor((at % width) / TILE);
    tiles[tile] = (tiles[tile] ?? 0) + 1;
  }
  const most = Math.max(0, ...tiles.filter(Boolean));
  const tile = tiles.indexOf(most);
  return { pixels: most, x: (tile % across) * TILE, y: Math.floor(tile / across) * TILE };
}
const RED = 0xff0000ff;
