import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { PdfPage } from './PdfPage.tsx';
import type { OpenPdf } from './pdf.ts';
// pdf.js takes its time to load on a busy machine; the page would load it while the test waits.
import './pdf.ts';

/** A sheet of Letter, in pt, that draws nothing. */
const sheet = {
  getViewport: ({ scale }: { scale: number }) => ({ width: 612 * scale, height: 792 * scale }),
  render: () => ({ promise: Promise.resolve(), cancel: () => {} }),
  getTextContent: async () => ({ items: [] }),
  getStructTree: async () => null,
};
const pdf = { page: async () => sheet } as unknown as OpenPdf;
const draw = (width: number) => (
  <div style={{ width, height: width * 1.3 }}>
    <PdfPage pdf={pdf} number={1} isReadable />
  </div>
);

test('a sheet is drawn anew once it is much wider', async () => {
  const drawn = await render(draw(400));
  const canvas = document.querySelector('canvas') as HTMLCanvasElement;
  canvas.style.width = '100%';
  await expect.poll(() => canvas.width).toBe(400 * devicePixelRatio);
  await drawn.rerender(draw(900));
  await expect.poll(() => canvas.width).toBe(900 * devicePixelRatio);
});

/** Thinner than a px of a thumbnail, and beside the points at which a browser shrinks a canvas. */
const hairlines = {
  ...sheet,
  render: ({ canvas }: { canvas: HTMLCanvasElement }) => {
    const context = canvas.getContext('2d') as CanvasRenderingContext2D;
    context.fillStyle = '#fff';
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.fillStyle = '#000';
    for (let x = 0; x < canvas.width; x += canvas.width / 96) context.fillRect(x, 0, 1, canvas.height);
    return { promise: Promise.resolve(), cancel: () => {} };
  },
};

test('a thumbnail keeps its thin lines', async () => {
  const thin = { page: async () => hairlines } as unknown as OpenPdf;
  await render(
    <div style={{ width: 96, height: 125 }}>
      <PdfPage pdf={thin} number={1} isReadable={false} />
    </div>,
  );
  const canvas = document.querySelector('canvas') as HTMLCanvasElement;
  canvas.style.width = '100%';
  await expect.poll(() => canvas.width).toBe(96 * devicePixelRatio);
  const readPoints = () => {
    const { data } = (canvas.getContext('2d') as CanvasRenderingContext2D).getImageData(8, 60, 80, 1);
    return Array.from({ length: 80 }, (_, at) => data[at * 4] ?? 0);
  };
  await expect.poll(() => Math.max(...readPoints())).toBeLessThan(230);
  expect(Math.min(...readPoints())).toBeGreaterThan(120);
});
