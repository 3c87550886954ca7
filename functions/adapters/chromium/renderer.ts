import { fileURLToPath } from 'node:url';
import { withTimeout } from 'es-toolkit';
import type { Browser, CDPSession, Page, Protocol } from 'puppeteer-core';
import type { HandoutDocument } from '#shared/document/document.ts';
import { UnprintableError } from '../../errors/unprintable-error.ts';
import type { Rendered, Renderer, RenderRequest } from '../../ports/rendering.ts';
import { openPrintPage, type PrintPage, startBrowser } from './browser.ts';
import { PrintBundle } from './bundle.ts';
import { finishPdf } from './finish-pdf.ts';

const DEADLINE_MS = 50_000;
/** How long an idle page may take to say that it is there. */
const ANSWER_MS = 5_000;
/** How long a browser may take to end by itself. */
const CLOSE_MS = 2_000;
const THUMBNAIL_WIDTH = 320;

type PrintRequest = Parameters<Window['handout']['print']>[0];
type Printed = Awaited<ReturnType<Window['handout']['print']>>;

const bundleFolder = (): string =>
  process.env.PRINT_BUNDLE_DIR ?? fileURLToPath(new URL('../../../dist/print', import.meta.url));

/** A Chromium with the print page open. */
interface Printer extends PrintPage {
  readonly browser: Browser;
  readonly bundle: PrintBundle;
  /** Rejects when the page crashes, which answers nothing any more. */
  readonly crash: Promise<never>;
}

/** A printer on its way or ready, and what ends it at any moment, with all its processes. */
interface Session {
  readonly printer: Promise<Printer>;
  readonly stop: AbortController;
}

export interface ChromiumRenderer extends Renderer {
  /** Starts the browser now, so that the first rendering finds it ready. */
  open(): void;
  /** Ends the browser; a later call starts a new one. */
  close(): Promise<void>;
}

/**
 * Renders with one Chromium that stays open, one document at a time. A page that failed is never used
 * again, and a browser that has died meanwhile is replaced. A rendering that takes longer than `deadline`
 * milliseconds, the start of Chromium included, is given up and its browser killed. Throws `Unprintable` for a
 * document of too many sheets.
 */
export function createRenderer(deadline = DEADLINE_MS): ChromiumRenderer {
  let session: Session | undefined;
  let line: Promise<unknown> = Promise.resolve();

  const open = (): Session => {
    const stop = new AbortController();
    const opened: Session = { stop, printer: startPrinter(stop.signal) };
    const forget = () => {
      if (session === opened) session = undefined;
    };
    // What never opened is ended by the rendering that waits for it.
    opened.printer.then(({ browser }) => browser.once('disconnected', forget)).catch(() => undefined);
    return opened;
  };
  const close = async (): Promise<void> => {
    const ending = session;
    session = undefined;
    if (ending) await end(ending);
  };
  const opened = (): Promise<Printer> => {
    session ??= open();
    return session.printer;
  };
  /** On the printer that is open, or on another where that one has died while nothing was asked of it. */
  const printLiving = async (request: RenderRequest): Promise<Rendered> => {
    const isNew = session === undefined;
    const printer = await opened();
    // Asked just before the print, so that nobody waits for the answer of one that lives.
    const lives = isNew || answers(printer);
    const rendered = printOn(printer, request);
    rendered.catch(() => undefined);
    if (await lives) return rendered;
    await close();
    return printOn(await opened(), request);
  };
  const renderNow = async (request: RenderRequest): Promise<Rendered> => {
    try {
      return await withTimeout(() => printLiving(request), deadline);
    } catch (error) {
      await close();
      throw error;
    }
  };

  return {
    render(request) {
      const turn = line.then(() => renderNow(request));
      line = turn.catch(() => undefined);
      return turn;
    },
    open() {
      session ??= open();
    },
    close,
  };
}

async function startPrinter(signal: AbortSignal): Promise<Printer> {
  const [browser, bundle] = await Promise.all([startBrowser(signal), PrintBundle.open(bundleFolder())]);
  const { page, devtools } = await openPrintPage(browser, bundle);
  const { promise: crash, reject } = Promise.withResolvers<never>();
  crash.catch(() => undefined);
  page.once('error', reject);
  return { browser, bundle, page, devtools, crash };
}

/**
 * Whether the page still answers. A browser that was killed is gone a moment before its pipe says so: only
 * asking tells.
 */
const answers = ({ devtools, crash }: Printer): Promise<boolean> =>
  withTimeout(
    () => Promise.race([devtools.send('Runtime.evaluate', { expression: '0' }), crash]),
    ANSWER_MS,
  ).then(
    () => true,
    () => false,
  );

/** Nobody waits for it, and in one session it comes before the next rendering, which finds out where the browser has gone. */
const clear = ({ devtools }: Printer) =>
  void devtools.send('Runtime.evaluate', { expression: 'handout.clear()' }).catch(() => undefined);

/** A browser that hangs, or has not started yet, does not answer `close`: it goes whatever it says. */
async function end({ printer, stop }: Session): Promise<void> {
  await withTimeout(async () => (await printer).browser.close(), CLOSE_MS).catch(() => undefined);
  stop.abort();
}

async function printOn(printer: Printer, request: RenderRequest): Promise<Rendered> {
  const rendered = await Promise.race([print(printer, request), printer.crash]);
  clear(printer);
  return rendered;
}

async function print({ page, devtools, bundle }: Printer, request: RenderRequest): Promise<Rendered> {
  bundle.images = request.images ?? new Map();
  const { document, answerKey, large, paper } = request;
  const images = Array.from(bundle.images, ([id, { type }]) => ({ id, type }));
  const batch = batchOf(bundle.images);
  const printed = await layOut(devtools, { document, answerKey, large, paper, images, batch });
  if (printed.refusal !== null) throw new UnprintableError(printed.refusal);
  const { data } = await devtools.send('Page.printToPDF', {
    preferCSSPageSize: true,
    printBackground: true,
    generateTaggedPDF: true,
    generateDocumentOutline: true,
  });
  const pdf = Buffer.from(data, 'base64');
  const thumbnail = request.thumbnail ? await thumbnailOf(page) : null;
  const warnings = printed.warnings.map(({ key, message }) => `${placeOf(document, key)} ${message}`);
  return { pdf: await finishPdf(pdf, printed.headings), pages: printed.pages, warnings, thumbnail };
}

/**
 * Within the expression and as one text: DevTools takes an argument of this length more slowly, and thousands of small
 * values much more so.
 */
async function layOut(devtools: CDPSession, request: PrintRequest): Promise<Printed> {
  const text = JSON.stringify(JSON.stringify(request));
  const { result, exceptionDetails } = await devtools.send('Runtime.evaluate', {
    expression: `handout.print(JSON.parse(${text}))`,
    awaitPromise: true,
    returnByValue: true,
  });
  if (exceptionDetails) throw new Error(reasonOf(exceptionDetails));
  return result.value as Printed;
}

/** What the page threw, in its own words: DevTools gives the name of the error and its stack as well. */
function reasonOf({ exception, text }: Protocol.Runtime.ExceptionDetails): string {
  const [reason = text] = (exception?.description ?? text).split('\n');
  return reason.replace(/^\w*Error: /, '');
}

const batches = new WeakMap<object, number>();
let lastBatch = 0;

/** The number of these pictures: the same for every PDF that shares them, so that each is made smaller once. */
function batchOf(images: object): number {
  const batch = batches.get(images) ?? ++lastBatch;
  batches.set(images, batch);
  return batch;
}

/** The header, or the item or picture by its place as the document's schema names it. */
function placeOf(document: HandoutDocument, key: string): string {
  const index = document.items.findIndex((item) => item.id === key);
  if (index !== -1) return `items.${index}`;
  return key.startsWith('#') ? 'header' : key;
}

/** The first page as a small picture. */
async function thumbnailOf(page: Page): Promise<Uint8Array> {
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
