import { test } from 'vitest';
import { aBrowser } from './browser.ts';
import { aProduct } from './product.ts';

/**
 * Starts the product and the browser that all files of a worker share, when the first of them asks; the end of the
 * worker stops them. Each file opens people of its own in them.
 */
export const sharedTest = test
  // biome-ignore lint/correctness/noEmptyPattern: vitest reads from the pattern what a fixture depends on.
  .extend('product', { scope: 'worker' }, async ({}, { onCleanup }) => {
    const product = await aProduct();
    onCleanup(() => product.stop());
    return product;
  })
  // biome-ignore lint/correctness/noEmptyPattern: vitest reads from the pattern what a fixture depends on.
  .extend('browser', { scope: 'worker' }, async ({}, { onCleanup }) => {
    const browser = await aBrowser();
    onCleanup(() => browser.close());
    return browser;
  });
