import type { Protocol } from 'devtools-protocol';
import type { HandoutDocument } from '#shared/document/document.ts';
import { UnprintableError } from '../../errors/unprintable-error.ts';
import type { Rendered, RenderRequest } from '../../ports/rendering.ts';
import type { PrintBundle } from './bundle.ts';
import type { DevTools } from './devtools.ts';
import { finishPdf } from './finish-pdf.ts';
import { shareDrawings } from './share-drawings.ts';

const THUMBNAIL_WIDTH = 320;

type PrintRequest = Parameters<Window['handout']['print']>[0];
type Printed = Awaited<ReturnType<Window['handout']['print']>>;

/** A print page with the files that it is answered with. */
interface FilledPage {
  readonly devtools: DevTools;
  readonly bundle: PrintBundle;
}

/** Prints a document on an open print page. Throws `UnprintableError` for one with too many sheets. */
export async function printOnPage(
  { devtools, bundle }: FilledPage,
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
  const pdf = shareDrawings(Buffer.from(data, 'base64'), printed.placeholders);
  const thumbnail = request.thumbnail ? await takeThumbnail(devtools) : null;
  const warnings = printed.warnings.map(({ key, message }) => `${toPlace(document, key)} ${message}`);
  const { pages, sheets } = printed;
  return { pdf: await finishPdf(pdf, printed.headings), pages, warnings, sheets, thumbnail };
}

/**
 * Runs the print page. The request is one string inside the expression, because DevTools takes large
 * arguments, and thousands of small values, more slowly. In single quotes its own quotes need no escapes.
 */
function layOut(devtools: DevTools, request: PrintRequest): Promise<Printed> {
  const text = JSON.stringify(request).replaceAll('\\', '\\\\').replaceAll("'", "\\'");
  return evaluate<Printed>(devtools, `handout.print(JSON.parse('${text}'))`);
}

/** Runs an expression in the page and returns its value, of a promise what it resolves to. */
async function evaluate<Value>(devtools: DevTools, expression: string): Promise<Value> {
  const { result, exceptionDetails } = await devtools.send('Runtime.evaluate', {
    expression,
    awaitPromise: true,
    returnByValue: true,
  });
  if (exceptionDetails) throw new Error(readReason(exceptionDetails));
  return result.value as Value;
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

/** Takes a picture of the first page, as WebP. */
async function takeThumbnail(devtools: DevTools): Promise<Uint8Array> {
  const { width, height } = await evaluate<{ width: number; height: number }>(
    devtools,
    'handout.show(); document.querySelector(".page").getBoundingClientRect().toJSON()',
  );
  const { data } = await devtools.send('Page.captureScreenshot', {
    format: 'webp',
    quality: 82,
    clip: { x: 0, y: 0, width, height, scale: THUMBNAIL_WIDTH / width },
    captureBeyondViewport: true,
  });
  return Buffer.from(data, 'base64');
}
