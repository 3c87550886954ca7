import type { Browser, Page } from 'playwright-core';
import type { HandoutDocument } from '#shared/document/document.ts';
import type { Product } from '#test/support/product.ts';
import { VIEWPORT } from '../support/browser.ts';
import { CREDENTIALS, Teacher } from '../support/teacher.ts';

/** The editor on a saved document, by somebody who is signed in, once its pages stand. */
export async function openEditor(
  browser: Browser,
  product: Product,
  document: HandoutDocument,
): Promise<Page> {
  const teacher = await Teacher.signUp(product);
  const { id } = await teacher.create(document);
  const page = await (await browser.newContext({ viewport: VIEWPORT, locale: 'en-US' })).newPage();
  await logIn(page, product);
  await page.goto(`${product.url}/edit/${id}`);
  await page.locator('.desk [data-block="item-0"]').first().waitFor();
  await page.evaluate(() => window.document.fonts.ready.then(() => undefined));
  return page;
}

async function logIn(page: Page, { url }: Product): Promise<void> {
  await page.goto(`${url}/account`);
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('E-mail').fill(CREDENTIALS.email);
  await dialog.getByLabel('Password', { exact: true }).fill(CREDENTIALS.password);
  await dialog.getByRole('button', { name: 'Log in', exact: true }).click();
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).waitFor({ state: 'hidden' });
}
