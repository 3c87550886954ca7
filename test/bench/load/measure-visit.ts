import { createServer } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import type { Browser } from 'playwright-core';
import sirv from 'sirv';
import { listen } from '#infra/local/process/listen.ts';
import { VIEWPORT } from '../support/browser.ts';

/** What a visit fetches: scripts and style sheets, by their paths. */
export interface Fetched {
  /** Until what was waited for stands and the network is quiet. */
  readonly first: readonly string[];
  /** Until nobody has touched the page for `UNTOUCHED_MS`. */
  readonly untouched: readonly string[];
}

const UNTOUCHED_MS = 10_000;

/** Visits a page for the first time, waits until `shown` stands, and leaves it untouched for a while. */
export async function measureVisit(browser: Browser, url: string, shown: string): Promise<Fetched> {
  const context = await browser.newContext({ viewport: VIEWPORT, locale: 'en-US' });
  const page = await context.newPage();
  const files = new Set<string>();
  page.on('response', (response) => {
    const type = response.request().resourceType();
    if (type === 'script' || type === 'stylesheet') files.add(new URL(response.url()).pathname);
  });
  const started = performance.now();
  await page.goto(url);
  await page.locator(shown).first().waitFor();
  await page.waitForLoadState('networkidle');
  const first = [...files];
  await wait(Math.max(0, UNTOUCHED_MS - (performance.now() - started)));
  await context.close();
  return { first, untouched: [...files] };
}

/** Serves a folder, compressed where a compressed copy stands beside a file, while something is done with its address. */
export async function serveFolder<T>(folder: string, use: (url: string) => Promise<T>): Promise<T> {
  const server = await listen(createServer(sirv(folder, { brotli: true })), 0);
  try {
    return await use(server.url);
  } finally {
    await server.stop();
  }
}
