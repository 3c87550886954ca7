import { createServer } from 'node:http';
import type { Browser } from 'playwright-core';
import sirv from 'sirv';
import { listen } from '#infra/local/process/listen.ts';
import { VIEWPORT } from '../support/browser.ts';

/** The scripts and style sheets that a first visit fetches until `shown` stands and the network is quiet. */
export async function measureVisit(browser: Browser, url: string, shown: string): Promise<string[]> {
  const context = await browser.newContext({ viewport: VIEWPORT, locale: 'en-US' });
  const page = await context.newPage();
  const files = new Set<string>();
  page.on('response', (response) => {
    const type = response.request().resourceType();
    if (type === 'script' || type === 'stylesheet') files.add(new URL(response.url()).pathname);
  });
  await page.goto(url);
  await page.locator(shown).first().waitFor();
  await page.waitForLoadState('networkidle');
  await context.close();
  return [...files];
}

/** Serves a folder while something is done with its address. */
export async function serveFolder<T>(folder: string, use: (url: string) => Promise<T>): Promise<T> {
  const server = await listen(createServer(sirv(folder)), 0);
  try {
    return await use(server.url);
  } finally {
    await server.stop();
  }
}
