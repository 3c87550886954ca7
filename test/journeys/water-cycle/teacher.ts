import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { aBrowser, type Person, type TestBrowser } from '#test/support/browser.ts';
import { EditorDriver } from '#test/support/editor-driver.ts';
import { aProduct, type Product } from '#test/support/product.ts';

/** Whoever makes the worksheet: the running product, their browser, and the editor that is open in it. */
export let product: Product;
export let person: Person;
export let editor: EditorDriver;
let browser: TestBrowser;

export async function begin(): Promise<void> {
  [product, browser] = await Promise.all([aProduct(), aBrowser()]);
  person = await browser.person();
  editor = new EditorDriver(person.page, product);
}

/** Closes the tab and opens another. */
export async function reopenTab(): Promise<Page> {
  await person.page.close();
  const page = await person.context.newPage();
  editor = new EditorDriver(page, product);
  await editor.openNew();
  return page;
}

export async function end(): Promise<void> {
  await browser?.close();
  await product?.stop();
}

export async function expectPaper(text: RegExp): Promise<void> {
  await expect.poll(async () => (await editor.paper.textContent()) ?? '', { timeout: 10_000 }).toMatch(text);
}
