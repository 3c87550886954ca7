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

/** Lists the copies of a document that the device keeps, as texts. */
export async function listDrafts(context: BrowserContext, product: Product, id: string): Promise<string[]> {
  const drafts = await doInPage(context, product, (page) =>
    listStoredDrafts(new EditorDriver(page, product)),
  );
  return drafts.filter(({ key }) => key.split('~')[0] === id).map((draft) => JSON.stringify(draft));
}
