import type { BrowserContext, Locator, Page } from 'playwright-core';
import { EditorDriver } from '../../support/editor-driver.ts';
import { PATIENCE_MS } from '../../support/patience.ts';
import type { Product } from '../../support/product.ts';
import { makeEdition } from './editions.ts';
import type { Edition } from './schedule.ts';

/** How long a press is worth waiting for. */
const SHORT_MS = 3_000;

/** One tab with the document open, in one edition of the editor. It is closed until it is opened, and once it was killed. */
export class Tab {
  private page: Page | null = null;
  private readonly context: BrowserContext;
  private readonly product: Product;
  private readonly address: string;
  private readonly edition: Edition;

  constructor(context: BrowserContext, product: Product, address: string, edition: Edition) {
    this.context = context;
    this.product = product;
    this.address = address;
    this.edition = edition;
  }

  get isOpen(): boolean {
    return this.page !== null;
  }

  /** Opens it where it is closed; without a connection it stays so. */
  async open(): Promise<boolean> {
    if (this.page) return false;
    const page = await this.context.newPage();
    page.setDefaultTimeout(SHORT_MS);
    await makeEdition(page, this.edition);
    this.page = page;
    if (await this.arrive(() => page.goto(this.address, { timeout: PATIENCE_MS }))) return true;
    await this.close();
    return false;
  }

  async reload(): Promise<void> {
    const { page } = this;
    if (page && !(await this.arrive(() => page.reload({ timeout: PATIENCE_MS })))) await this.close();
  }

  /** Ends its process, as a crash does: nothing of the page runs again. */
  async kill(): Promise<void> {
    if (!this.page) return;
    const devtools = await this.context.newCDPSession(this.page);
    const crashed = this.page.waitForEvent('crash', { timeout: PATIENCE_MS });
    devtools.send('Page.crash').catch(() => undefined);
    await crashed;
    await this.close();
  }

  async close(): Promise<void> {
    const { page } = this;
    this.page = null;
    await page?.close();
  }

  /** Types a word behind the first question's text; returns whether it stood there. */
  async type(word: string): Promise<boolean> {
    const { page } = this;
    if (!page) return false;
    const driver = new EditorDriver(page, this.product);
    try {
      if (!(await this.isEditor())) return false;
      if ((await driver.frame.count()) === 0) await driver.row(0).click();
      const field = driver.field('Question', driver.frame);
      await field.click();
      await page.keyboard.press('ControlOrMeta+End');
      await page.keyboard.insertText(` ${word}`);
      return ((await field.textContent()) ?? '').includes(word);
    } catch {
      // An outdated editor, one that is signed out or asks something has no such field.
      return false;
    }
  }

  /** Presses a button where it is there; returns whether it was. */
  async press(name: string): Promise<boolean> {
    const button = this.page?.getByRole('button', { name, exact: true }).first();
    if (!button || !(await button.isVisible())) return false;
    return button.click().then(
      () => true,
      () => false,
    );
  }

  /** Presses Save; returns whether there was something to press. */
  async save(): Promise<boolean> {
    const state = this.page?.locator('.save-state').first();
    if (!state || !(await state.isVisible()) || !(await state.isEnabled())) return false;
    return state.click().then(
      () => true,
      () => false,
    );
  }

  /** Logs in where the page asks for it; returns whether it did. */
  async logIn(email: string): Promise<boolean> {
    const { page } = this;
    if (!page || !((await this.press('Log in again')) || (await this.press('Log in')))) return false;
    // What could not be fetched without a connection comes after a reload only: the page says so in place of the dialog.
    if (!(await isShown(page.getByRole('dialog')))) return false;
    page.setDefaultTimeout(PATIENCE_MS);
    await new EditorDriver(page, this.product).logIn(email);
    page.setDefaultTimeout(SHORT_MS);
    return true;
  }

  /** What it shows of the document; empty where it shows none. */
  async read(): Promise<string> {
    const paper = this.page?.locator('#root .desk .paper');
    return (await paper?.textContent({ timeout: SHORT_MS }).catch(() => '')) ?? '';
  }

  /**
   * The same once it shows a word that each copy has; a busy machine takes a while. Throws with what the page says instead: a
   * tab that is not read could have shown anything.
   */
  async readOnceShown(word: string): Promise<string> {
    const { page } = this;
    if (!page) throw new Error('A tab to read in did not open');
    const paper = page.locator('#root .desk .paper', { hasText: word });
    const shown = await paper.textContent({ timeout: PATIENCE_MS }).catch(() => null);
    if (shown !== null) return shown;
    throw new Error(
      `A tab shows no document, but ${(await page.locator('#root').innerText()).slice(0, 200)}`,
    );
  }

  /** Tells whether the page is an editor, and not one that only shows the document, or asks to log in. */
  private isEditor = async (): Promise<boolean> => Boolean(await this.page?.locator('.frame-title').count());

  /** Waits for the document, or for the question to log in; returns false where the page does not come. */
  private async arrive(go: () => Promise<unknown>): Promise<boolean> {
    try {
      await go();
    } catch {
      return false;
    }
    await this.page
      ?.locator('#root .desk .paper, .page-screen-title')
      .first()
      .waitFor({ timeout: PATIENCE_MS });
    return true;
  }
}

/** Waits for an element of a page; returns whether it came. */
const isShown = (element: Locator): Promise<boolean> =>
  element
    .first()
    .waitFor({ timeout: PATIENCE_MS })
    .then(
      () => true,
      () => false,
    );
