import sharp from 'sharp';
import { expect, test } from 'vitest';
import { createSharpPictures } from './sharp-pictures.ts';

const THIN = 'This image is too thin: its longer side can be at most 100 times the shorter one.';
const photograph = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#888' } })
    .png()
    .toBuffer();
const drawing = (width: number, height: number) =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"/>`);

test('a picture of a hundred times its width is taken, and one thinner is refused in words that say so', async () => {
  const { clean } = createSharpPictures();
  const thin = { problems: [{ where: 'image', message: THIN }] };
  const png = (body: Buffer) => clean({ body, type: 'image/png' }, 'x');
  const svg = (body: Buffer) => clean({ body, type: 'image/svg+xml' }, 'x');
  expect(await png(await photograph(9, 900))).toMatchObject({ width: 9, height: 900 });
  await expect(png(await photograph(2, 900))).rejects.toMatchObject(thin);
  await expect(svg(drawing(900, 2))).rejects.toMatchObject(thin);
});
