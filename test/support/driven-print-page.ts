import { type Browser, type ConnectionTransport, connect, type Page } from 'puppeteer-core';
import { type Chromium, startChromium } from '#functions/adapters/chromium/browser.ts';
import type { PrintBundle } from '#functions/adapters/chromium/bundle.ts';
import { type DevTools, readMessages } from '#functions/adapters/chromium/devtools.ts';
import { openPrintPage } from '#functions/adapters/chromium/print-page.ts';

/** Starts the browser that prints, as the renderer does, for Puppeteer to drive. */
export async function startDrivenBrowser(): Promise<{ browser: Browser; pid: number }> {
  const chromium = await startChromium();
  const browser = await connect({ transport: createTransport(chromium), defaultViewport: null });
  return { browser, pid: chromium.pid };
}

function createTransport({ input, output, ended }: Chromium): ConnectionTransport {
  const transport: ConnectionTransport = {
    send: (message) => void input.write(`${message}\0`),
    close: () => input.end(),
  };
  readMessages(output, (message) => transport.onmessage?.(message));
  ended.addEventListener('abort', () => transport.onclose?.());
  return transport;
}

/** Opens the page that prints in a new browser, as the renderer does, and returns it for Puppeteer to drive. */
export async function openDrivenPrintPage(browser: Browser, bundle: PrintBundle): Promise<Page> {
  const [page] = await browser.pages();
  if (!page) throw new Error('The browser has no page');
  const ended = new AbortController();
  browser.once('disconnected', () => ended.abort());
  await openPrintPage((await page.createCDPSession()) as unknown as DevTools, bundle, ended.signal);
  return page;
}
