import type { CDPSession, Page, Protocol } from 'puppeteer-core';
import type { HandoutDocument } from '#shared/document/document.ts';
import { UnprintableError } from '../../errors/unprintable-error.ts';
import type { Rendered, RenderRequest } from '../../ports/rendering.ts';
import type { PrintPage } from './browser.ts';
import type { PrintBundle } from './bundle.ts';
import { finishPdf } from './finish-pdf.ts';

const THUMBNAIL_WIDTH = 320;

type PrintRequest = Parameters<Window['handout']['print']>[0];
type Printed = Awaited<ReturnType<Window['handout']['print']>>;

/** A print page with the files that it is answered with. */
interface FilledPage extends PrintPage {
  readonly bundle: PrintBundle;
}

/** Prints a document on an open print page. Throws `UnprintableError` for one with too many sheets. */
export async function printOnPage(
  { page, devtools, bundle }: FilledPage,
  request: RenderRequest,
): Promise<Rendered> {
  bundle.images = request.images ?? new Map();
  const { document, answerKey, large, copies = 'all', address, paper, record } = request;
  const images = Array.from(bundle.images, ([id, { type }]) => ({ id, type }));
  const batch = getBatch(bundle.images);
  const printed = await layOut(devtools, {
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
  const { data } = await devtools.send('Page.printToPDF', {
    preferCSSPageSize: true,
    printBackground: true,
    generateTaggedPDF: true,
    generateDocumentOutline: true,
  });
  const pdf = Buffer.from(data, 'base64');
  const thumbnail = request.thumbnail ? await takeThumbnail(page) : null;
  const warnings = printed.warnings.map(({ key, message }) => `${toPlace(document, key)} ${message}`);
  const { pages, sheets } = printed;
  return { pdf: await finishPdf(pdf, printed.headings), pages, warnings, sheets, thumbnail };
}

/**
 * Runs the print page. The request is one string inside the expression, because DevTools takes large
 * arguments, and thousands of small values, more slowly.
 */
async function layOut(devtools: CDPSession, request: PrintRequest): Promise<Printed> {
  const text = JSON.stringify(JSON.stringify(request));
  const { result, exceptionDetails } = await devtools.send('Runtime.evaluate', {
    expression: `handout.print(JSON.parse(${text}))`,
    awaitPromise: true,
    returnByValue: true,
  });
  if (exceptionDetails) throw new Error(readReason(exceptionDetails));
  return result.value as Printed;
}

/** Returns the message of an exception without the error's name and stack. */
function readReason({ exception, text }: Protocol.Runtime.ExceptionDetails): string {
  const [reason = text] = (exception?.description ?? text).split('\n');
  return reason.replace(/^\w*Error: /, '');
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

/** Takes a picture of the first page. */
async function takeThumbnail(page: Page): Promise<Uint8Array> {
  await page.evaluate(() => window.handout.show());
  const box = await page.$eval('.page', (sheet) => sheet.getBoundingClientRect().toJSON());
  const scale = THUMBNAIL_WIDTH / box.width;
  return page.screenshot({
    type: 'webp',
    quality: 82,
    clip: { x: 0, y: 0, width: box.width, height: box.height, scale },
    captureBeyondViewport: true,
  });
}
