import type { Browser } from 'playwright-core';
import { aProduct, type Product } from '#test/support/product.ts';
import { launchBenchBrowser } from './browser.ts';
import { isShort } from './repeat.ts';

interface Running {
  readonly product: Product;
  readonly browser: Browser;
}

async function start(): Promise<Running> {
  const [product, browser] = await Promise.all([aProduct(), launchBenchBrowser()]);
  return { product, browser };
}

const stop = ({ product, browser }: Running) => Promise.all([product.stop(), browser.close()]);

let shared: Promise<Running> | null = null;

/**
 * Measures on a product and in a browser that nobody used before. In short form all measurements share one of each, because a start
 * takes longer than most of them.
 */
export async function withProduct<T>(
  measure: (product: Product, browser: Browser) => Promise<T>,
): Promise<T> {
  if (isShort()) {
    shared ??= start();
    const { product, browser } = await shared;
    try {
      return await measure(product, browser);
    } finally {
      for (const context of browser.contexts()) await context.close();
    }
  }
  const running = await start();
  try {
    return await measure(running.product, running.browser);
  } finally {
    await stop(running);
  }
}

/** Stops what measurements in short form have shared. */
export async function stopShared(): Promise<void> {
  const running = await shared;
  shared = null;
  if (running) await stop(running);
}
