import type { Page } from 'puppeteer-core';
import type { HandoutDocument } from '#shared/document/document.ts';
import { UnprintableError } from '../../errors/unprintable-error.ts';
import type { Rendered, RenderRequest } from '../../ports/rendering.ts';
import type { PrintBundle } from './bundle.ts';
import { finishPdf } from './finish-pdf.ts';
import { shareDrawings } from './share-drawings.ts';

const THUMBNAIL_WIDTH = 320;

type PrintRequest = Parameters<Window['handout']['print']>[0];
type Printed = Awaited<ReturnType<Window['handout']['print']>>;

/** A print page with the files that it is answered with. */
interface FilledPage {
  readonly page: Page;
  readonly bundle: PrintBundle;
}

/** Prints a document on an open print page. Throws `UnprintableError` for one with too many sheets. */
export async function printOnPage({ page, bundle }: FilledPage, request: RenderRequest): Promise<Rendered> {
  bundle.images = request.images ?? new Map();
  const { document, answerKey, large, copies = 'all', address, paper, record } = request;
  const images = Array.from(bundle.images, ([id, { type }]) => ({ id, type }));
  const batch = getBatch(bundle.images);
  const printed = await layOut(page, {
    document,
    answerKey,
    large,
    copies,
    address,
    paper,
    record,
    images,
    batch,
  });
  if (printed.refusal !== null) throw new UnprintableError(printed.refusal);
  const pdf = shareDrawings(await makePdf(page), printed.placeholders);
  const thumbnail = request.thumbnail ? await takeThumbnail(page) : null;
  const warnings = printed.warnings.map(({ key, message }) => `${toPlace(document, key)} ${message}`);
  const { pages, sheets } = printed;
  return { pdf: await finishPdf(pdf, printed.headings), pages, warnings, sheets, thumbnail };
}

/**
 * Runs the print page. The request is one string inside the expression, because DevTools takes large
 * arguments, and thousands of small values, more slowly. In single quotes its own quotes need no escapes.
 */
async function layOut(page: Page, request: PrintRequest): Promise<Printed> {
  const text = JSON.stringify(request).replaceAll('\\', '\\\\').replaceAll("'", "\\'");
  return (await page.evaluate(`handout.print(JSON.parse('${text}'))`)) as Printed;
}

async function makePdf(page: Page): Promise<Buffer> {
  const pdf = await page.pdf({
    preferCSSPageSize: true,
    printBackground: true,
    tagged: true,
    outline: true,
    // The page says by itself when its fonts are there, and the deadline of the rendering is the only limit.
    waitForFonts: false,
    timeout: 0,
  });
  return Buffer.from(pdf.buffer, pdf.byteOffset, pdf.byteLength);
}

const batches = new WeakMap<object, number>();
let lastBatch = 0;

/**
 * Returns a number for this set of pictures, the same for all PDFs that share it, so that each picture is
 * scaled once.
 */
function getBatch(images: object): number {
  const batch = batches.get(images) ?? ++lastBatch;
  batches.set(images, batch);
  return batch;
}

/** Converts a warning's key to a place in the document's schema. */
function toPlace(document: HandoutDocument, key: string): string {
  const index = document.items.findIndex((item) => item.id === key);
  if (index !== -1) return `items.${index}`;
  return key.startsWith('#') ? 'header' : key;
}

/** Takes a picture of the first page, as WebP. */
async function takeThumbnail(page: Page): Promise<Uint8Array> {
  const { width, height } = (await page.evaluate(
    'handout.show(); document.querySelector(".page").getBoundingClientRect().toJSON()',
  )) as { readonly width: number; readonly height: number };
  return page.screenshot({
    type: 'webp',
    quality: 82,
    clip: { x: 0, y: 0, width, height, scale: THUMBNAIL_WIDTH / width },
    captureBeyondViewport: true,
  });
}
