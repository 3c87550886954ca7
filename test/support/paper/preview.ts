import type { CDPSession, Page } from 'playwright-core';
import type { HandoutDocument } from '#shared/document/document.ts';
import { EditorDriver } from '../editor-driver.ts';
import type { Product } from '../product.ts';
import { openStored, storeDraft, toDraft } from '../stored-drafts.ts';
import { DOTS } from './compare-pictures.ts';
import type { Sheet } from './compare-words.ts';
import { readMarkup } from './markup.ts';
import { readSheet } from './read-sheet.ts';

/** What the device calls the document that is looked at. */
const KEY = 'draft-looked-at';

/** The editor's preview at its true size, as people see it. */
export class Preview {
  readonly editor: EditorDriver;
  private session: CDPSession | undefined;
  private sized: Promise<unknown> | undefined;
  /** How many documents were opened in this page. */
  private opened = 0;

  constructor(page: Page, product: Product) {
    this.editor = new EditorDriver(page, product);
  }

  /** Opens the document as somebody who wrote it on this device. */
  async open(document: HandoutDocument): Promise<void> {
    await this.trueSize();
    await openStored(this.editor, document, KEY);
    await this.editor.page.evaluate(hideMarks);
    await this.editor.page.evaluate(waitUntilSettled);
  }

  /** Opens another document without a new page, as a link of ours does; the first is opened as anybody's. */
  async openNext(document: HandoutDocument): Promise<void> {
    const { page, paper } = this.editor;
    if (this.opened === 0) await this.open(document);
    else {
      await paper.evaluate((former) => former.classList.add('former-paper'));
      const draft = toDraft(document, `${KEY}-${this.opened}`);
      await page.evaluate(storeDraft, draft);
      await page.evaluate(goToDraft, draft);
      await paper.and(page.locator(':not(.former-paper)')).waitFor();
      await page.evaluate(waitUntilSettled);
    }
    this.opened += 1;
  }

  /** What fits the screen may be smaller. */
  private trueSize(): Promise<unknown> {
    this.sized ??= this.editor.page.addInitScript((key) => localStorage.setItem(`zoom/${key}`, '100'), KEY);
    return this.sized;
  }

  /** Shows the answers on the paper. */
  async showKey(): Promise<void> {
    await this.editor.page.getByText('Answer key', { exact: true }).first().click();
    await this.editor.paper.locator('.page-key-mark').first().waitFor();
    await this.editor.page.evaluate(waitUntilSettled);
  }

  /** Takes the answers off the paper. */
  async hideKey(): Promise<void> {
    await this.editor.page.getByText('Answer key', { exact: true }).first().click();
    await this.editor.paper.locator('.page-key-mark').first().waitFor({ state: 'detached' });
    await this.editor.page.evaluate(waitUntilSettled);
  }

  /** Shows the twin in large print of a document that has one. */
  async showLarge(): Promise<void> {
    await this.editor.toggle('Large print', this.editor.page.locator('.top-bar'));
    await this.editor.page.evaluate(waitUntilSettled);
  }

  /** Whether it is the twin in large print that stands there. */
  async showsLarge(): Promise<boolean> {
    const shown = this.editor.page
      .locator('.top-bar')
      .getByRole('switch', { name: 'Large print', exact: true });
    return (await shown.count()) > 0 && shown.isChecked();
  }

  count(): Promise<number> {
    return this.editor.sheets.count();
  }

  /** The letters on the sheet at the place, from 0, and all that stands in its content box, as markup. */
  async read(place: number): Promise<{ sheet: Sheet; drawing: string }> {
    return JSON.parse(await this.editor.sheets.nth(place).evaluate(readWhenSettled));
  }

  /** What the sheet that was read last consists of, footer and all, in a form that two windows share. */
  markup(place: number): Promise<string> {
    return this.editor.sheets.nth(place).evaluate(readMarkup);
  }

  /** The sheets, from 0, of which something is on the screen and on which nothing is. */
  async emptyInSight(): Promise<number[]> {
    await this.editor.page.evaluate(waitUntilSettled);
    return this.editor.sheets.evaluateAll(listEmptyOnScreen);
  }

  /** How the sheet that was read last looks: a PNG with 3 pixels a px. */
  async picture(place: number): Promise<Buffer> {
    const box = await this.editor.sheets.nth(place).boundingBox();
    if (!box) throw new Error(`There is no sheet ${place + 1}`);
    return this.capture(box);
  }

  async look(place: number): Promise<{ sheet: Sheet; png: Buffer }> {
    const { sheet } = await this.read(place);
    return { sheet, png: await this.picture(place) };
  }

  /** Gives the first such word of the first sheet a style of its own; answers what takes it back. */
  async restyleWord(word: string, style: string): Promise<() => Promise<void>> {
    const span = await this.editor.sheets.first().evaluateHandle(wrapWord, { word, style });
    return () => span.evaluate((element) => element.replaceWith(...element.childNodes));
  }

  private async capture({
    x,
    y,
    width,
    height,
  }: Record<'x' | 'y' | 'width' | 'height', number>): Promise<Buffer> {
    const { page } = this.editor;
    this.session ??= await page.context().newCDPSession(page);
    const clip = { x, y, width: Math.floor(width), height: Math.floor(height), scale: DOTS };
    const options = { format: 'png', optimizeForSpeed: true, clip } as const;
    const { data } = await this.session.send('Page.captureScreenshot', options);
    return Buffer.from(data, 'base64');
  }
}

/** Runs in the page: shows a draft at its true size. */
function goToDraft({ key, kind }: { key: string; kind: string }): void {
  localStorage.setItem(`zoom/${key}`, '100');
  history.pushState(null, '', `/new/${kind}?draft=${key}`);
}

/** Runs in the page: what the editor draws over the sheets goes, since it does not print. */
function hideMarks(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`
    [data-marks], .mark-hidden, .mark-tag, .mark-overflow, .page-marker, .notices { display: none !important }
    .desk-fit { margin: 0 !important }`);
  document.adoptedStyleSheets.push(sheet);
}

/** Runs in the page. */
function listEmptyOnScreen(sheets: Element[]): number[] {
  const { top = 0, bottom = 0 } = sheets[0]?.closest('.desk')?.getBoundingClientRect() ?? {};
  const isOnScreen = (box: DOMRect): boolean => box.bottom > top && box.top < bottom;
  return sheets.flatMap((sheet, place) =>
    isOnScreen(sheet.getBoundingClientRect()) && sheet.childElementCount === 0 ? [place] : [],
  );
}

/** Runs in the page: a sheet between two pixels would look like neither. */
function alignSheet(sheet: Element): void {
  const sheets = sheet.closest<HTMLElement>('.desk-sheets');
  if (!sheets) return;
  sheets.style.marginTop = '0';
  sheet.scrollIntoView({ block: 'start', behavior: 'instant' });
  const { top } = sheet.getBoundingClientRect();
  sheets.style.marginTop = `${Math.ceil(top) - top}px`;
}

/** Runs in the page: until sheets in sight are drawn, fonts are there, what they moved is drawn, and all words fit. */
export async function waitUntilSettled(): Promise<void> {
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  // Faces for other scripts come with style sheets of their own, which nothing counts as loading.
  const hasStandIns = () => {
    const paper = document.querySelector('.paper');
    const named = paper ? getComputedStyle(paper).getPropertyValue('--fallback-fonts') : '';
    const known = new Set(Array.from(document.fonts, ({ family }) => family.replace(/["']/g, '')));
    return Array.from(named.matchAll(/["']([^"']+)["']/g), ([, family = '']) => family).every((family) =>
      known.has(family),
    );
  };
  for (let quiet = 0; quiet < 3; quiet++) {
    await frame();
    await document.fonts.ready;
    const isWaiting = document.querySelector('.desk .fitted[data-waiting]') !== null;
    if (document.fonts.status !== 'loaded' || !hasStandIns() || isWaiting) quiet = -1;
  }
}

/** Runs in the page: until the pictures of a sheet are drawn. One that was lost stays away, so that the wait has an end. */
async function waitForPictures(sheet: Element): Promise<void> {
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  for (let frames = 0; frames < 300 && sheet.querySelector('.picture-waiting'); frames++) await frame();
  await Promise.all(
    Array.from(sheet.querySelectorAll('img'), (image) => image.decode().catch(() => undefined)),
  );
  await frame();
}

/**
 * Joins functions that run in the page to one: a call to the page takes as long as what they do there. Returns JSON: the
 * driver takes longer for thousands of objects.
 */
const readWhenSettled: (sheet: Element) => Promise<string> = new Function(`
  return async (sheet) => {
    (${alignSheet})(sheet);
    await (${waitUntilSettled})();
    await (${waitForPictures})(sheet);
    const drawing = sheet.querySelector('.page-content').outerHTML;
    return JSON.stringify({ sheet: (${readSheet})(sheet), drawing });
  }`)();

/** Runs in the page: puts a span with that style around the first such word. */
function wrapWord(sheet: Element, { word, style }: { word: string; style: string }): Element {
  const walker = document.createTreeWalker(sheet, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const text = walker.currentNode as Text;
    const at = new RegExp(`(?<!\\w)${word}(?!\\w)`).exec(text.data)?.index;
    if (at === undefined || text.parentElement?.closest('[data-marks]')) continue;
    const span = document.createElement('span');
    span.style.cssText = style;
    text.splitText(at).splitText(word.length);
    text.nextSibling?.before(span);
    span.append(span.nextSibling ?? '');
    return span;
  }
  throw new Error(`There is no word ${word} on the sheet`);
}
