import type { Page } from 'playwright-core';
import type { HandoutDocument } from '#shared/document/document.ts';
import { EditorDriver } from '../../support/editor-driver.ts';
import { waitUntilSettled } from '../../support/paper/preview.ts';
import type { Product } from '../../support/product.ts';
import { openStored } from '../../support/stored-drafts.ts';

/** The marks of hostile texts, which no letter can follow. */
const MARK = /q\d+z/g;
export const findMarks = (text: string): Set<string> => new Set(text.match(MARK) ?? []);

/** Shows a document in the editor's preview; returns the marks that its sheets and its side bar show. */
export async function showInEditor(page: Page, product: Product, document: HandoutDocument, key: string) {
  const editor = new EditorDriver(page, product);
  await openStored(editor, document, key);
  const shown = new Set<string>();
  for (let sheet = 0; sheet < (await editor.sheets.count()); sheet++) {
    await editor.sheets.nth(sheet).scrollIntoViewIfNeeded();
    await page.evaluate(waitUntilSettled);
    const text = await page.locator('body').innerText();
    for (const mark of findMarks(text)) shown.add(mark);
  }
  return shown;
}
