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

const aDrawing = (inner: string, attributes = '') =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9" ${attributes}>${inner}<path d="M0 0h9"/></svg>`,
  );

test.each([
  ['a style sheet without a brace', aDrawing(`<style>${'a'.repeat(100_000)}</style>`)],
  ['a style sheet of braces', aDrawing(`<style>${'{'.repeat(100_000)}</style>`)],
  ['a value that calls nothing', aDrawing(`<path fill="${'a'.repeat(100_000)}"/>`)],
  ['a value of spaces', aDrawing(`<path fill="a${' '.repeat(100_000)}b"/>`)],
  ['addresses that end nowhere', aDrawing(`<path fill="${'url( #'.repeat(10_000)}"/>`)],
  ['a width of digits', aDrawing('', `width="${'1'.repeat(100_000)}x1"`)],
  ['a width of spaces', aDrawing('', `width="1${' '.repeat(100_000)}!"`)],
  ['a view box of spaces', aDrawing('', `height="9" x="${' '.repeat(100_000)}1"`)],
])('%s is read once from front to back, long before the deadline', async (_, body) => {
  const { clean } = createSharpPictures();
  const made = await clean({ body, type: 'image/svg+xml' }, 'x');
  expect(Buffer.from(made.body).toString()).toContain('<path d="M0 0h9"></path>');
});

test('a style sheet longer than any program writes, and references in an endless row, are too complicated', async () => {
  const { clean } = createSharpPictures();
  const row = Array.from({ length: 20_000 }, (_, at) => `<g id="g${at}"><use href="#g${at + 1}"/></g>`).join(
    '',
  );
  for (const inner of [`<style>${'a'.repeat(300_000)}</style>`, `<use href="#g0"/>${row}`])
    await expect(clean({ body: aDrawing(inner), type: 'image/svg+xml' }, 'x')).rejects.toMatchObject({
      problems: [{ where: 'image', message: expect.stringMatching(/too complicated/) }],
    });
});

test('a picture inside a drawing is cleaned and stays in its place', async () => {
  const { clean } = createSharpPictures();
  const photo = `data:image/png;base64,${(await photograph(3, 3)).toString('base64')}`;
  const body = aDrawing(`<image href="${photo}" width="3"/><g/><image href="${photo}" width="4"/>`);
  const made = Buffer.from((await clean({ body, type: 'image/svg+xml' }, 'x')).body).toString();
  expect(made).toMatch(
    /<image href="data:image\/png;base64,[\w+/=]+" width="3"><\/image><g><\/g><image href="data/,
  );
});

test('a drawing that states an enormous size is taken at the size of some sheets, and looks the same', async () => {
  const body = Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 30 20" width="3e9" height="2e9"><path d="M0 0h30v20z"/></svg>',
  );
  const clean = await createSharpPictures().clean({ body, type: 'image/svg+xml' }, 'id');
  expect([clean.width, clean.height]).toEqual([4000, 2667]);
  expect(Buffer.from(clean.body).toString()).toContain('viewBox="0 0 30 20"');
});
