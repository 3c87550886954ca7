import { addAbortListener, once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { TimeoutError, withTimeout } from 'es-toolkit';
import { RenderTimeout } from '../../errors/render-timeout.ts';
import { UnprintableError } from '../../errors/unprintable-error.ts';
import type { Rendered, Renderer, RenderRequest } from '../../ports/rendering.ts';
import { type Browser, startBrowser } from './browser.ts';
import { PrintBundle } from './bundle.ts';
import type { DevTools } from './devtools.ts';
import { failWith } from './fail-with.ts';
import { readMostMemory, watchMemory } from './memory.ts';
import { printOnPage } from './print-on-page.ts';
import { openPrintPage } from './print-page.ts';

const DEADLINE_MS = 50_000;
/** Time in which an idle page must answer. */
const ANSWER_MS = 5_000;
const TOO_MUCH_MEMORY =
  'This takes too much memory to print. Please make it shorter, or split it into several documents.';

const getBundleFolder = (): string =>
  process.env.PRINT_BUNDLE_DIR ?? fileURLToPath(new URL('../../../dist/print', import.meta.url));

/** The parts of a printer. */
interface Parts {
  readonly browser: Browser;
  readonly bundle: PrintBundle;
  readonly mostMemory: number;
}

/** A Chromium with the print page open. */
interface Printer extends Parts {
  readonly devtools: DevTools;
  /** Aborts, with the error, when the page crashes or its browser takes too much memory: it never answers then. */
  readonly crash: AbortSignal;
  /** Watches the memory of the browser; returns what ends the watch. */
  watch(): () => void;
}

/** The limits of a renderer. */
interface Limits {
  /** In milliseconds, of one rendering with the start of its browser. */
  readonly deadline?: number;
  /** In bytes, of all processes of its browser. */
  readonly mostMemory?: number;
  /** The documents that one page prints. */
  readonly documents?: number;
}

/** A page keeps some 30 kB of each document for good: after so many, a hundredth of what all takes. */
const DOCUMENTS_OF_A_PAGE = 100;

/** A printer that starts or runs, and the controller that kills it with all its processes. */
interface Session {
  /** Another one once its page is renewed. */
  printer: Promise<Printer>;
  readonly stop: AbortController;
}

export interface ChromiumRenderer extends Renderer {
  /** Starts the browser early, so that the first rendering finds it ready. */
  open(): void;
  /** Closes the browser; a later call starts a new one. */
  close(): Promise<void>;
}

/**
 * Creates a renderer with one Chromium that stays open and renders one document at a time. A failed page is
 * never used again; a dead browser is replaced, and so is a page that has printed its number of documents. A rendering that
 * takes longer than the deadline is abandoned and its browser killed. Throws `RenderTimeout` then, and
 * `UnprintableError` for a document with too many sheets, or one whose browser takes too much memory.
 */
export function createRenderer({
  deadline = DEADLINE_MS,
  mostMemory = readMostMemory(),
  documents = DOCUMENTS_OF_A_PAGE,
}: Limits = {}): ChromiumRenderer {
  let printed = 0;
  let session: Session | undefined;
  let queue: Promise<unknown> = Promise.resolve();

  const open = (): Session => {
    const stop = new AbortController();
    const opened: Session = { stop, printer: startPrinter(stop.signal, mostMemory) };
    const forget = () => {
      if (session === opened) session = undefined;
    };
    // A browser that fails to start is reported by the rendering that waits for it.
    opened.printer.then(({ browser }) => addAbortListener(browser.ended, forget)).catch(() => undefined);
    return opened;
  };
  const close = async (): Promise<void> => {
    const ending = session;
    session = undefined;
    if (ending) await endSession(ending);
  };
  const getPrinter = (): Promise<Printer> => {
    session ??= open();
    return session.printer;
  };
  /** Prints on the open printer, or on a new one when the open one has died while idle. */
  const printOnLivePrinter = async (request: RenderRequest): Promise<Rendered> => {
    const isNew = session === undefined;
    const printer = await getPrinter();
    // The check overlaps with the print, so that a live printer costs no wait.
    const lives = isNew || isResponsive(printer);
    const rendered = printOn(printer, request);
    rendered.catch(() => undefined);
    if (await lives) return rendered;
    await close();
    return printOn(await getPrinter(), request);
  };
  const renderNow = async (request: RenderRequest): Promise<Rendered> => {
    try {
      return await withTimeout(() => printOnLivePrinter(request), deadline);
    } catch (error) {
      await close();
      throw error instanceof TimeoutError ? new RenderTimeout() : error;
    }
  };

  /** Opens a new page in place of one that has printed its documents, while nobody waits for it. */
  const renewPage = async (): Promise<void> => {
    printed += 1;
    if (printed % documents > 0 || !session) return;
    const renewed = session.printer.then(reopenPage);
    session.printer = renewed;
    // The next rendering waits for this: a browser that hangs here is replaced, as one that hangs at a rendering is.
    await withTimeout(() => renewed, ANSWER_MS).catch(close);
  };

  return {
    render(request) {
      const rendered = queue.then(() => renderNow(request));
      queue = rendered.then(renewPage, () => undefined);
      return rendered;
    },
    open() {
      session ??= open();
    },
    close,
  };
}

async function startPrinter(signal: AbortSignal, mostMemory: number): Promise<Printer> {
  const [browser, bundle] = await Promise.all([startBrowser(signal), PrintBundle.open(getBundleFolder())]);
  const devtools = await browser.pipe.attachToFirstPage();
  await openPrintPage(devtools, bundle, browser.ended);
  return toPrinter({ browser, bundle, mostMemory }, devtools);
}

/** Makes a printer of a browser and its print page. */
function toPrinter({ browser, bundle, mostMemory }: Parts, devtools: DevTools): Printer {
  const crash = new AbortController();
  devtools.once('Inspector.targetCrashed', () => crash.abort(new Error('The page crashed')));
  const watch = () =>
    watchMemory(browser.pid, mostMemory, () => crash.abort(new UnprintableError(TOO_MUCH_MEMORY)));
  return { browser, bundle, mostMemory, devtools, crash: crash.signal, watch };
}

/** Opens a new print page, whose process has kept nothing yet, and closes the old one. */
async function reopenPage(old: Printer): Promise<Printer> {
  const { browser, bundle } = old;
  const devtools = await browser.pipe.openPage();
  await openPrintPage(devtools, bundle, browser.ended);
  await old.devtools.send('Page.close');
  return toPrinter(old, devtools);
}

/**
 * Tells whether the page answers. The pipe of a killed browser closes a moment later than the browser dies, so
 * that only a question tells.
 */
const isResponsive = ({ devtools, crash }: Printer): Promise<boolean> =>
  withTimeout(() => failWith(crash, devtools.send('Runtime.evaluate', { expression: '0' })), ANSWER_MS).then(
    () => true,
    () => false,
  );

/** Documents between two collections of the page's garbage, which takes as long as one page of a worksheet. */
const DOCUMENTS_A_COLLECTION = 20;
let cleared = 0;

/**
 * Clears the page without waiting. In the same session this precedes the next rendering, which notices a dead
 * browser. Left alone, the browser would take five times what a document needs before it collects its garbage.
 */
function clear({ devtools }: Printer): void {
  devtools.send('Runtime.evaluate', { expression: 'handout.clear()' }).catch(() => undefined);
  cleared += 1;
  if (cleared % DOCUMENTS_A_COLLECTION === 0)
    devtools.send('HeapProfiler.collectGarbage').catch(() => undefined);
}

/** Kills a browser, which keeps nothing, also while it starts; an orderly close takes 30 ms more. */
async function endSession({ printer, stop }: Session): Promise<void> {
  const ended = printer.then(({ browser }) => waitUntilEnded(browser)).catch(() => undefined);
  stop.abort();
  await ended;
}

async function waitUntilEnded({ ended }: Browser): Promise<void> {
  if (!ended.aborted) await once(ended, 'abort');
}

async function printOn(printer: Printer, request: RenderRequest): Promise<Rendered> {
  const stopWatching = printer.watch();
  try {
    const rendered = await failWith(printer.crash, printOnPage(printer, request));
    clear(printer);
    return rendered;
  } finally {
    stopWatching();
  }
}
