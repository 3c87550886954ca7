import { expect, test } from 'vitest';
import type { PictureFile } from '#shared/questions/source/picture-files.ts';
import { imageAttachment } from '#shared/vocabulary/image.ts';
import { cropPicture } from '#shared/vocabulary/picture-rules.ts';
import { drawAsShown } from './draw-as-shown.ts';

/** Four quarters: red and green above, blue and white below; 80 by 40 px. */
async function createQuarters(): Promise<PictureFile> {
  const canvas = new OffscreenCanvas(80, 40);
  const context = canvas.getContext('2d') as OffscreenCanvasRenderingContext2D;
  for (const [at, color] of ['#f00', '#0f0', '#00f', '#fff'].entries()) {
    context.fillStyle = color;
    context.fillRect((at % 2) * 40, at < 2 ? 0 : 20, 40, 20);
  }
  const bytes = new Uint8Array(await (await canvas.convertToBlob()).arrayBuffer());
  return { name: 'quarters.png', type: 'image/png', width: 80, height: 40, bytes } as PictureFile;
}

/** Returns the size of a picture, and the colours at its corners: from the left, then below. */
async function look({ bytes, type }: PictureFile) {
  const bitmap = await createImageBitmap(new Blob([bytes as BlobPart], { type }));
  const { width, height } = bitmap;
  const context = new OffscreenCanvas(width, height).getContext('2d') as OffscreenCanvasRenderingContext2D;
  context.drawImage(bitmap, 0, 0);
  const read = (x: number, y: number) => [...context.getImageData(x, y, 1, 1).data.slice(0, 3)].join();
  const [right, below] = [width - 3, height - 3];
  return { width, height, colors: [read(2, 2), read(right, 2), read(2, below), read(right, below)] };
}

const [RED, GREEN, BLUE, WHITE] = ['255,0,0', '0,255,0', '0,0,255', '255,255,255'];
const image = imageAttachment.parse({ id: 'q', name: 'quarters', ratio: 2 });

test('a picture is written with what is left of it, as large as it was', async () => {
  const right = cropPicture(image, { left: 0.5, top: 0, right: 0, bottom: 0 });
  expect(await look(await drawAsShown(await createQuarters(), right))).toEqual({
    ...{ width: 40, height: 40 },
    colors: [GREEN, GREEN, WHITE, WHITE],
  });
});

test('what is left is turned as the sheet turns it', async () => {
  const above = cropPicture(image, { left: 0, top: 0, right: 0, bottom: 0.5 });
  const turned = await look(await drawAsShown(await createQuarters(), { ...above, rotation: 90 }));
  expect(turned).toEqual({ width: 20, height: 80, colors: [RED, RED, GREEN, GREEN] });
});

test('a whole picture is flipped', async () => {
  const { colors } = await look(await drawAsShown(await createQuarters(), { ...image, flip_x: true }));
  expect(colors).toEqual([GREEN, RED, WHITE, BLUE]);
});
