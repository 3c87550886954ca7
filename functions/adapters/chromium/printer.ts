import { fileURLToPath } from 'node:url';
import { withTimeout } from 'es-toolkit';
import type { Page } from 'puppeteer-core';
import { UnprintableError } from '../../errors/unprintable-error.ts';
import type { Rendered, RenderRequest } from '../../ports/rendering.ts';
import { type Browser, startBrowser } from './browser.ts';
import { PrintBundle } from './bundle.ts';
import { failWith } from './fail-with.ts';
import { watchMemory } from './memory.ts';
import { printOnPage } from './print-on-page.ts';
import { openPrintPage, watchCrash } from './print-page.ts';

/** Time in which an idle page must answer. */
export const ANSWER_MS = 5_000;
const TOO_MUCH_MEMORY =
  'This takes too much memory to print. Please make it shorter, or split it into several documents.';

const getBundleFolder = (): string =>
  process.env.PRINT_BUNDLE_DIR ?? fileURLToPath(new URL('../../../dist/print', import.meta.url));

/** A browser and the files that its print page is answered with. */
interface Parts {
  readonly browser: Browser;
  readonly bundle: PrintBundle;
}

/** A browser with the print page open. */
export interface Printer extends Parts {
  readonly page: Page;
  /** Aborts, with the reason, when the page crashes or its browser ends: it never answers then. */
  readonly crash: AbortSignal;
}

/** Starts a browser, which `signal` kills at any time, and opens the print page in it. */
export async function startPrinter(signal: AbortSignal): Promise<Printer> {
  const [browser, bundle] = await Promise.all([startBrowser(signal), PrintBundle.open(getBundleFolder())]);
  const [first] = await browser.driven.pages();
  return openPrinter({ browser, bundle }, first ?? (await browser.driven.newPage()));
}

/** Opens a new print page, whose process has kept nothing yet, and closes the old one. */
export async function reopenPage({ page: old, browser, bundle }: Printer): Promise<Printer> {
  // Puppeteer waits 30 s for a page of a browser that was killed.
  const page = await failWith(browser.ended, browser.driven.newPage());
  const renewed = await openPrinter({ browser, bundle }, page);
  await failWith(browser.ended, old.close());
  return renewed;
}

async function openPrinter(parts: Parts, page: Page): Promise<Printer> {
  const crash = AbortSignal.any([watchCrash(page), parts.browser.ended]);
  await openPrintPage(page, parts.bundle, crash);
  return { ...parts, page, crash };
}

/** Prints a document. Throws `UnprintableError` for one whose browser takes more memory than `mostMemory`, in bytes. */
export async function printOn(
  printer: Printer,
  request: RenderRequest,
  mostMemory: number,
): Promise<Rendered> {
  const tooLarge = new AbortController();
  const refuse = () => tooLarge.abort(new UnprintableError(TOO_MUCH_MEMORY));
  // Puppeteer does not know what a browser takes, and one that takes all would end this process too.
  const stopWatching = watchMemory(printer.browser.pid, mostMemory, refuse);
  try {
    const stopped = AbortSignal.any([tooLarge.signal, printer.crash]);
    const rendered = await failWith(stopped, printOnPage(printer, request));
    clear(printer);
    return rendered;
  } finally {
    stopWatching();
  }
}

/**
 * Tells whether the page answers. The pipe of a killed browser closes a moment later than the browser dies, so
 * that only a question tells.
 */
export const isResponsive = ({ page, crash }: Printer): Promise<boolean> =>
  withTimeout(() => failWith(crash, page.evaluate('0')), ANSWER_MS).then(
    () => true,
    () => false,
  );

/** Documents between two collections of the page's garbage, which takes as long as one page of a worksheet. */
const DOCUMENTS_A_COLLECTION = 20;
let cleared = 0;

/**
 * Clears the page without waiting: this precedes the next rendering, which notices a dead browser. Left alone, the
 * browser would take five times what a document needs before it collects its garbage.
 */
function clear({ page }: Printer): void {
  cleared += 1;
  const collect = cleared % DOCUMENTS_A_COLLECTION === 0 ? 'gc()' : '';
  page.evaluate(`handout.clear(); ${collect}`).catch(() => undefined);
}
