import type { Browser, Page } from 'puppeteer-core';
import { openPrintPage } from '#functions/adapters/chromium/browser.ts';
import type { PrintBundle } from '#functions/adapters/chromium/bundle.ts';

/** Opens the page that prints in a new browser, as the renderer does, and returns it for Puppeteer to drive. */
export async function openDrivenPrintPage(browser: Browser, bundle: PrintBundle): Promise<Page> {
  await openPrintPage(browser, bundle);
  const [page] = await browser.pages();
  if (!page) throw new Error('The browser has no page');
  return page;
}
