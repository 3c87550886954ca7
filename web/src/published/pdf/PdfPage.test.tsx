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
