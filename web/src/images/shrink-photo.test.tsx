import { expect, test } from 'vitest';
import { shrinkPhoto } from './shrink-photo.ts';

/** Draws a picture whose upper left quarter is red, on blue or on nothing. */
async function aPicture(
  type: string,
  [width, height]: readonly [number, number],
  ground?: string,
): Promise<Blob> {
  const canvas = new OffscreenCanvas(width, height);
  const drawing = canvas.getContext('2d') as OffscreenCanvasRenderingContext2D;
  if (ground) {
    drawing.fillStyle = ground;
    drawing.fillRect(0, 0, width, height);
  }
  drawing.fillStyle = 'red';
  drawing.fillRect(0, 0, width / 2, height / 2);
  return canvas.convertToBlob({ type });
}

/** Writes into a JPEG that the camera was turned to the right, as a phone that is held upright does. */
async function turn(photo: Blob): Promise<Blob> {
  const bytes = new Uint8Array(await photo.arrayBuffer());
  const tiff = [0x4d, 0x4d, 0, 42, 0, 0, 0, 8, 0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, 6, 0, 0, 0, 0, 0, 0];
  const exif = [0x45, 0x78, 0x69, 0x66, 0, 0, ...tiff];
  const segment = new Uint8Array([0xff, 0xe1, 0, exif.length + 2, ...exif]);
  return new Blob([bytes.slice(0, 2), segment, bytes.slice(2)], { type: photo.type });
}

/** Reads the size of a picture, and the pixel in the middle of each quarter, row by row. */
async function look(picture: Blob) {
  const seen = await createImageBitmap(picture);
  const canvas = new OffscreenCanvas(seen.width, seen.height);
  const drawing = canvas.getContext('2d') as OffscreenCanvasRenderingContext2D;
  drawing.drawImage(seen, 0, 0);
  const at = (x: number, y: number) =>
    [...drawing.getImageData(seen.width * x, seen.height * y, 1, 1).data].map((value) =>
      Math.round(value / 255),
    );
  return {
    size: [seen.width, seen.height],
    quarters: [at(0.25, 0.25), at(0.75, 0.25), at(0.25, 0.75), at(0.75, 0.75)],
  };
}

const [RED, BLUE, CLEAR] = [
  [1, 0, 0, 1],
  [0, 0, 1, 1],
  [0, 0, 0, 0],
];
const FEW_PIXELS = { bytes: 5_000_000, pixels: 30_000 };

test('a photo that may be sent is sent as it is', async () => {
  const photo = await aPicture('image/jpeg', [400, 300], 'blue');
  expect(await shrinkPhoto(photo)).toBe(photo);
});

test('a photo of too many pixels is made smaller, and stays upright as it was taken', async () => {
  const photo = await turn(await aPicture('image/jpeg', [400, 300], 'blue'));
  const sent = await shrinkPhoto(photo, FEW_PIXELS);
  expect(sent.type).toBe('image/jpeg');
  expect(await look(sent)).toEqual({ size: [150, 200], quarters: [BLUE, RED, BLUE, BLUE] });
});

test('a picture that is seen through stays so', async () => {
  const sent = await shrinkPhoto(await aPicture('image/png', [400, 300]), FEW_PIXELS);
  expect(await look(sent)).toEqual({ size: [200, 150], quarters: [RED, CLEAR, CLEAR, CLEAR] });
});

test('a file of too many bytes is written with fewer until it may be sent', async () => {
  const noise = new OffscreenCanvas(600, 600);
  const drawing = noise.getContext('2d') as OffscreenCanvasRenderingContext2D;
  const dots = drawing.createImageData(600, 600);
  const scatter = (at: number) => (Math.sin(at) * 1e4) % 256;
  dots.data.set(dots.data.map((_, at) => (at % 4 === 3 ? 255 : Math.abs(scatter(at)))));
  drawing.putImageData(dots, 0, 0);
  const sent = await shrinkPhoto(await noise.convertToBlob({ type: 'image/png' }), {
    bytes: 60_000,
    pixels: 1e9,
  });
  expect(sent.size).toBeLessThanOrEqual(60_000);
  expect(sent.type).toBe('image/jpeg');
});

test('what is no photo is left to the refusal of the server', async () => {
  const drawing = new Blob(['<svg xmlns="http://www.w3.org/2000/svg"/>'], { type: 'image/svg+xml' });
  expect(await shrinkPhoto(drawing, { bytes: 1, pixels: 1 })).toBe(drawing);
  const broken = new Blob(['no photo'], { type: 'image/jpeg' });
  expect(await shrinkPhoto(broken, { bytes: 1, pixels: 1 })).toBe(broken);
});
