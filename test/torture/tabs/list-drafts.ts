import type { BrowserContext, Page } from 'playwright-core';
import { EditorDriver } from '../../support/editor-driver.ts';
import type { Product } from '../../support/product.ts';
import { listStoredDrafts } from '../../support/stored-drafts.ts';

/** Does something in a page of the site that is not the editor. */
export async function doInPage<T>(
  context: BrowserContext,
  { url }: Product,
  act: (page: Page) => Promise<T>,
): Promise<T> {
  const page = await context.newPage();
  try {
    await page.goto(`${url}/favicon.svg`);
    return await act(page);
  } finally {
    await page.close();
  }
}

/** Lists the copies of a document that the device keeps once all its tabs are gone, as texts. */
export async function listDrafts(context: BrowserContext, product: Product, id: string): Promise<string[]> {
  const drafts = await doInPage(context, product, async (page) => {
    // A killed tab holds its draft until the browser has noticed.
    await page.waitForFunction(isNoDraftHeld);
    return listStoredDrafts(new EditorDriver(page, product));
  });
  return drafts.filter(({ key }) => key.split('~')[0] === id).map((draft) => JSON.stringify(draft));
}

/** Runs in the page: tells whether no tab has a draft open. */
async function isNoDraftHeld(): Promise<boolean> {
  const { held = [] } = await navigator.locks.query();
  return held.every(({ name }) => !name?.startsWith('draft/'));
}
