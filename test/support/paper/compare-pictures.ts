import { createCanvas } from '@napi-rs/canvas';
import { maxBy } from 'es-toolkit';
import type { PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import pixelmatch from 'pixelmatch';
import sharp from 'sharp';

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

/** Of all pixels of a page, and in dots of the 484 of a tile: one lost or shifted word is beyond it. */
const BOUND = { share: 0.003, pixels: 22 } as const;

export const isBeyond = ({ share, worst }: PictureDifference): boolean =>
  share > BOUND.share || worst.pixels > BOUND.pixels;

/** Dots of a picture for each px of the page. */
export const DOTS = 2;
const PER_POINT = (DOTS * 96) / 72;
const TILE = 22;
/** What pixelmatch takes for the same colour. */
const THRESHOLD = 0.15;

/** A page of a PDF at 192 dpi, drawn by pdf.js on the same drawing library that Chromium has. */
export async function rasterisePage(
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
  const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  return { width, height, data: new Uint8ClampedArray(data.buffer, data.byteOffset, data.byteLength) };
}

/** How far two pictures of one size are from another. */
export function comparePictures(a: Picture, b: Picture): PictureDifference {
  const { width, height } = a;
  const tiles = new Map<number, number>();
  let differing = 0;
  for (const { from, to } of listDifferingRows(a, b)) {
    const [mine, theirs] = [a, b].map(({ data }) => data.subarray(from * width * 4, to * width * 4));
    const mask = new Uint8ClampedArray((to - from) * width * 4);
    if (!mine || !theirs) continue;
    differing += pixelmatch(mine, theirs, mask, width, to - from, { threshold: THRESHOLD, diffMask: true });
    countTiles(mask, { width, from }, tiles);
  }
  return { share: differing / (width * height), worst: findWorst(tiles, width) };
}

/** What pixelmatch looks at around a pixel, in rows. */
const AROUND = 3;

/** The rows in which two pictures differ at all, joined where they are near, with their surroundings. */
function listDifferingRows(a: Picture, b: Picture): { from: number; to: number }[] {
  const bytes = a.width * 4;
  const [mine, theirs] = [a, b].map(({ data }) => Buffer.from(data.buffer, data.byteOffset, data.length));
  if (!mine || !theirs) return [];
  const runs: { from: number; to: number }[] = [];
  for (let row = 0; row < a.height; row++) {
    const [start, end] = [row * bytes, (row + 1) * bytes];
    if (mine.compare(theirs, start, end, start, end) === 0) continue;
    const last = runs.at(-1);
    const to = Math.min(a.height, row + 1 + AROUND);
    if (last && row - AROUND <= last.to) last.to = to;
    else runs.push({ from: Math.max(0, row - AROUND), to });
  }
  return runs;
}

/** Adds the pixels of a mask, which holds red for what differs and nothing elsewhere, to their tiles. */
function countTiles(
  mask: Uint8ClampedArray,
  at: { width: number; from: number },
  tiles: Map<number, number>,
): void {
  const pixels = new Uint32Array(mask.buffer);
  for (let index = pixels.indexOf(RED); index !== -1; index = pixels.indexOf(RED, index + 1)) {
    const row = at.from + Math.floor(index / at.width);
    const tile = Math.floor(row / TILE) * countTilesAcross(at.width) + Math.floor((index % at.width) / TILE);
    tiles.set(tile, (tiles.get(tile) ?? 0) + 1);
  }
}
const RED = 0xff0000ff;
const countTilesAcross = (width: number): number => Math.ceil(width / TILE);

function findWorst(tiles: ReadonlyMap<number, number>, width: number): PictureDifference['worst'] {
  const [tile, pixels] = maxBy([...tiles], ([, count]) => count) ?? [0, 0];
  return {
    pixels,
    x: (tile % countTilesAcross(width)) * TILE,
    y: Math.floor(tile / countTilesAcross(width)) * TILE,
  };
}
