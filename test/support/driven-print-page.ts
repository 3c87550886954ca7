import type { Browser, Page } from 'puppeteer-core';
import { startBrowser } from '#functions/adapters/chromium/browser.ts';
import type { PrintBundle } from '#functions/adapters/chromium/bundle.ts';
import { openPrintPage, watchCrash } from '#functions/adapters/chromium/print-page.ts';

/** Starts the browser that prints, as the renderer does. */
export async function startDrivenBrowser(): Promise<{ browser: Browser; pid: number }> {
  const { driven, pid } = await startBrowser();
  return { browser: driven, pid };
}

/** Opens the page that prints in a new browser, as the renderer does, and returns it. */
export async function openDrivenPrintPage(browser: Browser, bundle: PrintBundle): Promise<Page> {
  const [page] = await browser.pages();
  if (!page) throw new Error('The browser has no page');
  await openPrintPage(page, bundle, watchCrash(page));
  return page;
}
