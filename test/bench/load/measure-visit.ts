import { createServer } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import type { Browser } from 'playwright-core';
import sirv from 'sirv';
import { listen } from '#infra/local/process/listen.ts';
import { VIEWPORT } from '../support/browser.ts';
import { assertComparable } from '../support/figure.ts';
import { repeat } from '../support/repeat.ts';

/** What a visit fetches: scripts and style sheets, by their paths. */
export interface Fetched {
  /** What was requested until the first view stood: what comes after it, such as the editor of rich text, keeps nobody waiting. */
  readonly first: readonly string[];
  /** What was requested until nobody had touched the page for `UNTOUCHED_MS`. */
  readonly untouched: readonly string[];
}

const UNTOUCHED_MS = repeat(10_000, 1_000);

interface WithStanding {
  standsAt?: number;
}

/** Notes in the page when an element that matches comes into it. */
function noteStanding(shown: string): void {
  const look = () => {
    if (!document.querySelector(shown)) return;
    (globalThis as WithStanding).standsAt = performance.now();
    changes.disconnect();
  };
  const changes = new MutationObserver(look);
  changes.observe(document, { childList: true, subtree: true });
}

/** Lists when each address was requested, in ms since the navigation, and when the first view stood. */
const readRequests = () => ({
  standsAt: (globalThis as WithStanding).standsAt ?? Number.NaN,
  requests: performance.getEntriesByType('resource').map(({ name, startTime }) => ({ name, startTime })),
});

/** Visits a page for the first time, waits until `shown` stands, and leaves it untouched for a while. */
export async function measureVisit(browser: Browser, url: string, shown: string): Promise<Fetched> {
  const context = await browser.newContext({ viewport: VIEWPORT, locale: 'en-US' });
  const page = await context.newPage();
  await page.addInitScript(noteStanding, shown);
  const files = new Set<string>();
  page.on('response', (response) => {
    const type = response.request().resourceType();
    if (type === 'script' || type === 'stylesheet') files.add(new URL(response.url()).pathname);
  });
  const started = performance.now();
  await page.goto(url);
  await page.locator(shown).first().waitFor();
  await wait(Math.max(0, UNTOUCHED_MS - (performance.now() - started)));
  const { standsAt, requests } = await page.evaluate(readRequests);
  await context.close();
  const early = new Set(
    requests.filter(({ startTime }) => startTime <= standsAt).map(({ name }) => new URL(name).pathname),
  );
  const untouched = [...files];
  const first = untouched.filter((file) => early.has(file));
  assertComparable(first.length > 0, `Nothing of ${url} was requested before ${shown} stood`);
  return { first, untouched };
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
