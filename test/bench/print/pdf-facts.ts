import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { assertComparable, type Gates } from '../support/figure.ts';
import type { PdfFacts } from './read-pdf-facts.ts';

/** Reads a PDF in a thread, because pdf.js would slow down Puppeteer, which is measured in this one. */
async function readPdfFacts(bytes: Uint8Array): Promise<PdfFacts> {
  const reader = new Worker(new URL('read-pdf-facts.ts', import.meta.url), { workerData: bytes });
  const [facts] = await once(reader, 'message');
  return facts;
}

/** How much larger ours may be. It may be smaller, because a repeated drawing is written once. */
const SIZE_TOLERANCE = 0.15;

/** Both PDFs have the pages asked for, the same words, images and paths, and ours is about as small or smaller. */
export async function assertSamePdf(ours: Uint8Array, theirs: Uint8Array, pages: number): Promise<Gates> {
  const [a, b] = await Promise.all([readPdfFacts(ours), readPdfFacts(theirs)]);
  assertComparable(
    a.pages === pages && b.pages === pages,
    `${pages} pages asked, ${a.pages} and ${b.pages} printed`,
  );
  assertComparable(a.images === b.images, `${a.images} and ${b.images} images`);
  assertComparable(a.text === b.text && a.text.length > 0, 'the PDFs have other words');
  assertComparable(a.paths === b.paths, `${a.paths} and ${b.paths} paths`);
  assertComparable(a.bytes / b.bytes - 1 <= SIZE_TOLERANCE, `${a.bytes} and ${b.bytes} bytes`);
  return { pages, images: a.images, paths: a.paths, characters: a.text.length, bytes: [a.bytes, b.bytes] };
}
